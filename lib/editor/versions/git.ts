import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A large catalogue of 100,000 apps has some 200 MB. */
const MAX_BYTES = 512 * 1024 * 1024;

/**
 * What git prints for these arguments, line breaks and all.
 *
 * @param cwd A folder of the repository.
 * @returns null where git refuses, is missing, or the folder is in no repository.
 */
export async function git(args: readonly string[], cwd: string): Promise<string | null> {
  return run('git', args, { cwd, maxBuffer: MAX_BYTES }).then(
    ({ stdout }) => stdout,
    () => null,
  );
}

/** The full hash of the commit that a revision names (`main`, `HEAD~2`, `v1.0`); null for one unknown. */
export async function commitOf(revision: string, cwd: string): Promise<string | null> {
  const hash = await git(
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    cwd,
  );
  return hash?.trim() || null;
}
