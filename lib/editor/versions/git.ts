import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A catalogue of 100,000 apps has about 200 MB. */
const MAX_BYTES = 512 * 1024 * 1024;

interface GitOptions {
  /** What git reads from its standard input. */
  input?: string;
  /** After this time git has failed, in milliseconds. Without a limit by default. */
  timeoutMs?: number;
}

/**
 * Runs git and returns its output, including the final line break.
 *
 * @param cwd A folder of the repository.
 * @returns null if git fails or is not installed, or if the folder is not in a repository.
 */
export async function git(
  args: readonly string[],
  cwd: string,
  options?: GitOptions,
): Promise<string | null> {
  return (await gitBytes(args, cwd, options))?.toString() ?? null;
}

/** Like `git`, for the content of a file. */
export async function gitBytes(
  args: readonly string[],
  cwd: string,
  { input = '', timeoutMs }: GitOptions = {},
): Promise<Buffer | null> {
  const running = run('git', args, { cwd, maxBuffer: MAX_BYTES, encoding: 'buffer', timeout: timeoutMs });
  // Git can end before it has read all. Its exit code tells whether it has failed.
  running.child.stdin?.on('error', () => {}).end(input);
  return running.then(
    ({ stdout }) => stdout,
    () => null,
  );
}

/** The full commit hash of a revision (`main`, `HEAD~2`, `v1.0`). Null if the revision is unknown. */
export async function commitOf(revision: string, cwd: string): Promise<string | null> {
  const hash = await git(
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    cwd,
  );
  return hash?.trim() || null;
}
