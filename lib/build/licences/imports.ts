import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originOf } from '@/lib/build/export/code-origin';
import { listPaths } from '@/lib/build/export/list-files';

/** A package whose stylesheet is imported. Tailwind's has no source in the map, because its plugin resolves it. */
const STYLE_IMPORT = /@import\s+["']([\w@][^"']*)["']/g;

/** A set of icons. Server components write them into pages, of which there is no map. */
const ICON_IMPORT = /["'](react-icons\/\w+)["']/g;

const FOLDERS = ['app', 'components'];

/**
 * The origins of packages that the sources of pages import as stylesheets or as icons.
 *
 * @returns May contain an origin twice.
 */
export async function importedOrigins(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS)
    for (const path of await listPaths(join(root, folder))) {
      const pattern = /\.css$/.test(path) ? STYLE_IMPORT : /\.tsx?$/.test(path) ? ICON_IMPORT : null;
      if (!pattern) continue;
      const text = await readFile(join(root, folder, path), 'utf8');
      for (const [, name = ''] of text.matchAll(pattern)) found.push(originOf(`node_modules/${name}/index`));
    }
  return found;
}
