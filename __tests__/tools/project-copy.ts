import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from './programs';

/** Copies the files of this project that git does not ignore into a temporary folder. Returns the folder. */
export function copyProject(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter(Boolean)) cpSync(file, join(dir, file), { recursive: true });
  return dir;
}

/** Makes a repository of a copy, with one commit. Some tests read the history. */
export function commitCopy(dir: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ed', '-c', 'user.email=ed@example.org', ...args], {
      cwd: dir,
      stdio: 'ignore',
    });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '--message', 'import');
}

/**
 * Prints and runs an npm command in a copy.
 *
 * @returns Whether it succeeded.
 */
export function runNpm(dir: string, ...args: string[]): boolean {
  console.log(`> npm ${args.join(' ')}`);
  const [npm, ...before] = npmCommand();
  const { status } = spawnSync(npm, [...before, ...args], {
    cwd: dir,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}
