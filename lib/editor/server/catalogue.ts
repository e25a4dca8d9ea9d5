import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import type { CatalogueFile, Images } from '@/lib/editor/protocol';
import { textOfFile } from '@/lib/editor/read-apps';
import { historyNotice, readIdHistory } from '@/lib/editor/versions/history';
import { decodedImageFiles } from '@/lib/files/decodable';
import { imagesIn, pictureFiles } from '@/lib/files/image-files';
import { loadProjectSettings } from '@/lib/files/project-settings';
import { whyUnreadable } from '@/lib/files/source';
import { Refusal } from './refusal';
import { replaceFiles, writeError } from './replace-files';

/** The folder of the pictures in the project. */
const PICTURES_FOLDER = 'public/pictures';

/** As `preparePicture` names them. Nothing else is written. */
const SAVED_PICTURE = /^\/pictures\/[a-z\d-]+\.(svg|png|jpg)$/;

const SAVE_REQUEST = z.object({
  project: z.string(),
  text: z.string(),
  version: z.string(),
  pictures: z.array(z.object({ path: z.string().check(z.regex(SAVED_PICTURE)), base64: z.string() })),
});

const RESTORE = `Restore it, with "git checkout -- ${CATALOGUE_PATH}" or from a backup, then try again.`;

/**
 * Reads the catalogue of a project, valid or not.
 *
 * @param root The folder of the project.
 * @throws Error with the reason and the fix.
 */
export async function readCatalogueFile(root: string): Promise<CatalogueFile> {
  const path = join(root, CATALOGUE_PATH);
  const bytes = readBytes(path);
  const text = textOfFile(CATALOGUE_PATH, bytes);
  const images = await namedImages(root, text);
  // What an editor could name, too. It is not read: there can be films.
  for (const path of pictureFiles(join(root, 'public')))
    images[path] ??= { bytes: statSync(join(root, 'public', path)).size };
  return {
    project: await projectOf(root),
    text,
    version: sha256(bytes),
    images,
    history: [...(await readIdHistory(path))],
    notice: (await historyNotice(path)) ?? undefined,
    ...loadProjectSettings(root),
  };
}

/**
 * Writes the catalogue of a project with its new pictures.
 *
 * @param body A `SaveRequest`.
 * @returns The version of the written file.
 * @throws Refusal with status 409 if the file has changed meanwhile, or is that of another project. Nothing is written then.
 * @throws Error with the reason and the fix.
 */
export async function saveCatalogue(root: string, body: unknown): Promise<string> {
  const { data } = SAVE_REQUEST.safeParse(body);
  if (!data)
    throw new Refusal(
      400,
      `The request is not one of the editor: it has no text, or a picture that is not in ${PICTURES_FOLDER}. Reload the page.`,
    );
  const { project, text, version, pictures } = data;
  if (project !== (await projectOf(root)))
    throw new Refusal(409, `${CATALOGUE_PATH} is that of another project.`);
  const path = join(root, CATALOGUE_PATH);
  const assertVersion = () => {
    if (sha256(readBytes(path)) !== version)
      throw new Refusal(409, `${CATALOGUE_PATH} has changed meanwhile.`);
  };
  assertVersion();
  // If the file is a link, its target is replaced.
  const catalogue = { path: await realpath(path), name: CATALOGUE_PATH, content: text };
  const folder = join(root, PICTURES_FOLDER);
  if (pictures.length > 0)
    await mkdir(folder, { recursive: true }).catch((error) => {
      throw writeError(PICTURES_FOLDER, error);
    });
  const files = pictures.map(({ path, base64 }) => ({
    path: join(root, 'public', path),
    name: `public${path}`,
    content: Buffer.from(base64, 'base64'),
  }));
  // Synchronous, so that another program has the shortest time to write the file between the check and the renaming.
  await replaceFiles([...files, catalogue], assertVersion);
  return sha256(text);
}

/** The file that a field of a picture or a film names. Empty if there is none. */
export function readImage(root: string, value: string): Promise<Images> {
  return namedImages(root, JSON.stringify({ image: value }));
}

async function projectOf(root: string): Promise<string> {
  return sha256(await realpath(root)).slice(0, 16);
}

/** The pictures that a text names. */
async function namedImages(root: string, text: string): Promise<Images> {
  const find = await decodedImageFiles(join(root, 'public'), text);
  const images: Images = {};
  for (const image of imagesIn(text)) {
    const facts = find(image);
    if (facts) images[image] = facts;
  }
  return images;
}

/** The bytes of the catalogue. @throws Error with the reason and the fix. */
function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const why = whyUnreadable(`The file ${CATALOGUE_PATH}`, error as NodeJS.ErrnoException, RESTORE);
    throw new Error(`${why} Changes that are not saved are kept.`);
  }
}

/** The SHA-256 hash of a content, in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
