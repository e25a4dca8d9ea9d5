/**
 * Writes a catalogue of invented apps with its icons, for benchmarks. The same seed yields the same catalogue.
 *
 *   npm run catalogue:sample -- [COUNT] [--seed N] [--out FOLDER]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from '@/lib/machine/run-script';
import { plural } from '@/lib/texts/en/plural';
import { sampleApps } from './sample-apps';
import { writeSampleIcons } from './sample-icons';

async function writeSample(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, out: { type: 'string' } },
  });
  const count = wholeNumber('COUNT', positionals[0] ?? '10000');
  const seed = wholeNumber('--seed', values.seed);
  const folder = resolve(values.out ?? join(tmpdir(), `catalogue-${count}`), 'public');
  await mkdir(folder, { recursive: true });
  const apps = sampleApps(count, seed, await writeSampleIcons(folder));
  await writeFile(join(folder, 'appsData.json'), `${JSON.stringify(apps, null, 2)}\n`);
  console.log(`Wrote ${plural(count, 'app')} to ${folder}.`);
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new Error(`${name} is ${JSON.stringify(text)}. Use a whole number.`);
  return value;
}

runScript(writeSample);
