import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEXT } from '@/lib/build/export/code-origin';

/**
 * The packages that a package needs. Source maps do not name all of them: d3-array contains a copy of internmap, and
 * victory-vendor only re-exports other packages, so that none of its code remains. The licences therefore contain all of
 * them, even if a bundler has removed one.
 *
 * Next is left out: it names the packages of its server, and has a licence beside each package that it has copied.
 *
 * @param origin The folder of the package, relative to the project.
 * @param root The folder of the project.
 * @returns Folders of installed packages, relative to the project.
 */
export function dependenciesOf(origin: string, root: string): string[] {
  const file = join(root, origin, 'package.json');
  if (origin.startsWith(NEXT) || !existsSync(file)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@types/'))
    .flatMap((name) => {
      const folders = [`${origin}/node_modules/${name}`, `node_modules/${name}`];
      return folders.filter((folder) => existsSync(join(root, folder))).slice(0, 1);
    });
}
