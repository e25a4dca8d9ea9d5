import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listPaths } from './list-files';

/** Files of the owner that the build writes, too: both texts are in the result. */
const COMBINED = ['.htaccess', '_headers', 'licences.txt'];

/**
 * The paths of the owner's files in an export, which the build copies as they are.
 *
 * @param root The folder of the project.
 * @param out The folder of the export, before it is finished.
 * @throws Error if the build has written another file at the path of one.
 */
export async function ownFiles(root: string, out: string): Promise<ReadonlySet<string>> {
  const paths = (await listPaths(join(root, 'public'))).filter((path) => !COMBINED.includes(path));
  for (const path of paths) {
    const [own, exported] = await Promise.all(
      [join(root, 'public', path), join(out, path)].map((file) => stat(file).catch(() => null)),
    );
    if (own && exported && own.size !== exported.size)
      throw new Error(
        `public/${path} has the path of a file that the build writes. Rename it, or remove it and run npm run build again.`,
      );
  }
  return new Set(paths);
}
