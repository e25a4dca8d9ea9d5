import { constants, renameSync } from 'node:fs';
import { access, chmod, rm, stat, writeFile } from 'node:fs/promises';

/** A file that is written anew. */
export interface NewFile {
  path: string;
  /** Its name, for messages. */
  name: string;
  content: string | Uint8Array;
}

const PERMISSIONS = 'the permissions of the file or of its folder do not allow it. Change them';

/** By the code of an error: its reason, and what to do. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: PERMISSIONS,
  EBUSY: 'another program uses it. Close that program',
  EDQUOT: 'your quota of the disk is used up. Free some space',
  EEXIST: 'it is a file, not a folder. Rename it',
  ENOENT: 'its folder does not exist. Create the folder',
  ENOSPC: 'the disk is full. Free some space',
  EPERM: `${PERMISSIONS}, or close the program that uses it`,
  EROFS: 'the disk is read-only. Make it writable',
};

/**
 * Writes files beside those that they replace, and renames them when all are on the disk, so that a full disk leaves the
 * old ones. The catalogue is the last of them, so it stays as it is if anything fails.
 *
 * @param check Runs immediately before the files are renamed. If it throws, no file is changed.
 * @throws Error that names the file, with the reason and the fix; or what `check` throws.
 */
export async function replaceFiles(files: readonly NewFile[], check: () => void): Promise<void> {
  const partials = files.map((file) => ({ ...file, partial: `${file.path}.partial` }));
  try {
    for (const { path, name, partial, content } of partials)
      await writePartial(partial, content, path).catch((error) => {
        throw writeError(name, error);
      });
    check();
    for (const { path, name, partial } of partials) rename(partial, path, name);
  } catch (error) {
    for (const { partial } of partials) await rm(partial, { force: true }).catch(() => {});
    throw error;
  }
}

/** The error of a file that cannot be written, with what to do. */
export function writeError(name: string, { code = '' }: NodeJS.ErrnoException): Error {
  const reason = REASONS[code];
  const message = reason ? `: ${reason}, and try again.` : ` (${code}).`;
  return new Error(`${name} cannot be written${message} The catalogue is unchanged.`);
}

async function writePartial(partial: string, content: string | Uint8Array, path: string): Promise<void> {
  const old = await stat(path).catch(() => null);
  // The permissions of its folder are enough to replace a file, also one that is read-only.
  if (old) await access(path, constants.W_OK);
  // A crash can leave one. It is not overwritten, because it could be a link.
  await rm(partial, { force: true });
  await writeFile(partial, content, { flag: 'wx', flush: true });
  if (old) await chmod(partial, old.mode);
}

function rename(partial: string, path: string, name: string): void {
  try {
    renameSync(partial, path);
  } catch (error) {
    throw writeError(name, error as NodeJS.ErrnoException);
  }
}
