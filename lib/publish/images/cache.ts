import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of files that are kept between builds, and are made once. The folder is made. */
export async function openCache(folder: string) {
  await mkdir(folder, { recursive: true });
  /** The files that were asked for, by name, also while they are made. */
  const used = new Map<string, Promise<string>>();
  return {
    /**
     * The path of a file.
     *
     * @param name It has a hash of what the file is made of.
     * @param make Makes the content of a file that is not there.
     */
    file(name: string, make: () => Promise<Buffer>): Promise<string> {
      const file = used.get(name) ?? makeOnce(join(folder, name), make);
      used.set(name, file);
      return file;
    },
    /** Removes the files that were not asked for. */
    async prune(): Promise<void> {
      for (const name of await readdir(folder)) if (!used.has(name)) await rm(join(folder, name));
    },
  };
}

export type FileCache = Awaited<ReturnType<typeof openCache>>;

async function makeOnce(file: string, make: () => Promise<Buffer>): Promise<string> {
  if (existsSync(file)) return file;
  // The name appears with the complete file, so that an interrupted build leaves no partial one.
  const partial = `${file}.partial`;
  await writeFile(partial, await make());
  await rename(partial, file);
  return file;
}
