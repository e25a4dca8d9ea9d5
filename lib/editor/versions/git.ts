import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A catalogue of 100,000 apps has about 200 MB. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Git can be slow, for example if it downloads the versions first. */
const TIMEOUT_MS = 20_000;

/**
 * Runs git and returns its output.
 *
 * @param cwd A folder of the repository.
 * @param input What git reads from its standard input.
 * @returns null if git fails, takes too long or is not installed, or if the folder is not in a repository.
 */
export async function git(args: readonly string[], cwd: string, input = ''): Promise<Buffer | null> {
  const running = run('git', args, {
    cwd,
    maxBuffer: MAX_BYTES,
    encoding: 'buffer',
    timeout: TIMEOUT_MS,
  });
  // Git can end before it has read all. Its exit code tells whether it has failed.
  running.child.stdin?.on('error', () => {}).end(input);
  return running.then(
    ({ stdout }) => stdout,
    () => null,
  );
}

/** Like `git`, for a short text, without the line break at its end. Null also if it is empty. */
export async function gitText(args: readonly string[], cwd: string): Promise<string | null> {
  return (await git(args, cwd))?.toString().trim() || null;
}

/**
 * Reads a file as some commits have it. A link is followed inside the repository.
 *
 * @param path Relative to the folder, such as `./a.json`.
 * @returns Without the versions that git does not have.
 */
export async function readVersions(commits: readonly string[], path: string, cwd: string): Promise<Buffer[]> {
  const input = commits.map((commit) => `${commit}:${path}\n`).join('');
  const output = await git(['cat-file', '--batch', '--follow-symlinks'], cwd, input);
  return output ? [...contentsOf(output)] : [];
}

/** The files in the output of `git cat-file --batch`. Each has a header: its hash, `blob`, and its size. */
function* contentsOf(output: Buffer): Generator<Buffer> {
  let start = 0;
  while (start < output.length) {
    const end = output.indexOf('\n', start);
    const [, size] = / blob (\d+)$/.exec(output.toString('latin1', start, end)) ?? [];
    // A commit that removes the file has none.
    if (size !== undefined) yield output.subarray(end + 1, end + 1 + Number(size));
    start = end + 1 + (size === undefined ? 0 : Number(size) + 1);
  }
}

/**
 * Why git does not work in a folder of a repository, in one sentence: it is not installed, or it refuses, for example
 * because another user owns the folder. Null if it works, and outside of a repository.
 */
export async function gitRefusal(cwd: string): Promise<string | null> {
  if (!isInRepository(resolve(cwd))) return null;
  return run('git', ['rev-parse', '--git-dir'], { cwd, timeout: TIMEOUT_MS }).then(
    () => null,
    ({ code, stderr = '' }: { code?: unknown; stderr?: string }) => {
      if (code === 'ENOENT') return 'Git is not installed, or not in the PATH.';
      const [line] = stderr.trim().split('\n');
      return line ? `Git refuses: ${line}` : 'Git does not answer.';
    },
  );
}

/** Whether a clone has a part of the history only. */
export async function isShallow(cwd: string): Promise<boolean> {
  return (await gitText(['rev-parse', '--is-shallow-repository'], cwd)) === 'true';
}

function isInRepository(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || (parent !== folder && isInRepository(parent));
}

/** The full commit hash of a revision (`main`, `HEAD~2`, `v1.0`). Null if the revision is unknown. */
export function commitOf(revision: string, cwd: string): Promise<string | null> {
  return gitText(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], cwd);
}

/**
 * The commit at which the current branch left main: the merge base of HEAD and `origin/main`, or `main` if there is no
 * `origin/main`.
 *
 * @throws Error outside a repository, without a main branch, or if the two have no common commit.
 */
export async function mergeBase(cwd: string): Promise<string> {
  if (!(await commitOf('HEAD', cwd)))
    throw new Error(
      (await gitRefusal(cwd)) ?? 'This folder is not in a git repository with commits. Specify a BASE.',
    );
  for (const main of ['origin/main', 'main']) {
    if (!(await commitOf(main, cwd))) continue;
    const base = await gitText(['merge-base', 'HEAD', main], cwd);
    if (base) return base;
    throw new Error(
      `HEAD and ${main} have no common commit. Fetch the whole history (git fetch --unshallow), or specify a BASE.`,
    );
  }
  throw new Error('The branches origin/main and main do not exist. Specify a BASE.');
}
