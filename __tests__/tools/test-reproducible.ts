/**
 * Builds this project in two other folders, the second time 40 days later and in another time zone, and prints which files
 * differ. If some do, each deploy uploads them again, and two servers of one site never agree.
 *
 *   npm run test:reproducible
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runScript } from '@/lib/machine/run-script';
import { listPaths } from '@/lib/publish/export/list-files';
import { copyProject, runNpm } from './project-copy';

function build(dir: string): void {
  for (const command of [['ci'], ['run', 'build']])
    if (!runNpm(dir, ...command)) throw new Error(`npm ${command.join(' ')} failed in ${dir}.`);
}

async function testReproducible(): Promise<number> {
  const [one, other] = [copyProject('one'), copyProject('the-other')];
  process.env.SITE_URL = 'https://apps.example';
  build(one);
  process.env.TZ = 'Pacific/Kiritimati';
  process.env.NODE_OPTIONS = `--require "${resolve('__tests__', 'tools', 'later.cjs')}"`;
  build(other);

  const files = async (dir: string) => {
    const paths = await listPaths(join(dir, 'out'));
    return new Map(paths.map((path) => [path, readFileSync(join(dir, 'out', path))]));
  };
  const [first, second] = [await files(one), await files(other)];
  const all = [...new Set([...first.keys(), ...second.keys()])];
  const different = all.filter((path) => !first.get(path)?.equals(second.get(path) ?? Buffer.alloc(0)));
  for (const path of different) console.error(path);
  console.log(`${different.length} of ${all.length} files differ between ${one} and ${other}.`);
  if (different.length > 0) return 1;
  for (const dir of [one, other]) rmSync(dir, { recursive: true });
  return 0;
}

runScript(testReproducible);
