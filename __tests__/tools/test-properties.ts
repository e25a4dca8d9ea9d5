/**
 * Runs the tests that check a property with random inputs: 10,000 for each property, instead of the same 50 in npm test.
 *
 *   npm run test:properties [-- --runs 10000]
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from '@/lib/machine/run-script';
import { commandFile } from './programs';

const FOLDER = join('__tests__', 'unit');

/** What all these tests import. */
const FIXTURE = 'fixtures/properties';

/** For asynchronous properties, in milliseconds. */
const TIMEOUT_MS = 600_000;

function testProperties(): number {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '10000' } } });
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error('--runs is not a whole number above 0.');
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(FOLDER, name))
    .filter((path) => readFileSync(path, 'utf8').includes(FIXTURE));
  const { status } = spawnSync(
    process.execPath,
    [commandFile('jest'), `--testTimeout=${TIMEOUT_MS}`, '--runTestsByPath', ...files],
    {
      stdio: 'inherit',
      env: { ...process.env, PROPERTY_RUNS: values.runs },
    },
  );
  return status ?? 1;
}

runScript(testProperties);
