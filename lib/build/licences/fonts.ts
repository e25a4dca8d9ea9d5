import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@/lib/build/export/list-files';

/** The fonts that code imports. */
const FONT = /^_next\/static\/media\/.*\.(?:woff2?|ttf|otf)$/;

const SCOPES = ['@fontsource', '@fontsource-variable'];

interface FontFile {
  /** The folder of its package, relative to the project. */
  origin: string;
  /** Relative to the project. */
  path: string;
  bytes: number;
}

/**
 * The packages of the fonts in an export, which are unchanged copies of their files.
 *
 * @param files The paths of the export's files.
 * @throws Error for a file that no installed package of Fontsource has.
 */
export async function fontOrigins(files: readonly string[], out: string, root: string): Promise<string[]> {
  const hashed = files.filter((path) => FONT.test(path));
  const fonts = hashed.length > 0 ? await installedFonts(root) : [];
  return Promise.all(
    hashed.map(async (path) => {
      const data = await readFile(join(out, path));
      for (const font of fonts.filter(({ bytes }) => bytes === data.length))
        if (data.equals(await readFile(join(root, font.path)))) return font.origin;
      throw new Error(`${path}: is not in an installed @fontsource package, so that its licence is unknown.`);
    }),
  );
}

async function installedFonts(root: string): Promise<FontFile[]> {
  const found: FontFile[] = [];
  for (const scope of SCOPES) {
    const folder = `node_modules/${scope}`;
    for (const { path, bytes } of await listFiles(join(root, folder)).catch(() => [])) {
      const [name = '', files] = path.split('/');
      if (files === 'files') found.push({ origin: `${folder}/${name}`, path: `${folder}/${path}`, bytes });
    }
  }
  return found;
}
