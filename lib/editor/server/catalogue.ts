import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import * as z from 'zod/mini';
import type { ProjectSettings } from '@/lib/catalogue/check/settings';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { foldPath } from '@/lib/catalogue/urls';
import {
  type CatalogueFile,
  type Images,
  type Picture,
  SAVED_PICTURE,
  type SaveAnswer,
} from '@/lib/editor/protocol';
import { textOfFile } from '@/lib/editor/read-apps';
import { historyNotice, readIdHistory } from '@/lib/editor/versions/history';
import { decodedImageFiles } from '@/lib/files/decodable';
import { imageFacts, imagesIn, pictureFiles } from '@/lib/files/image-files';
import { loadProjectSettings } from '@/lib/files/project-settings';
import { whyUnreadable } from '@/lib/files/source';
import { Refusal } from './refusal';
import { replaceFiles, writeError } from './replace-files';

/** The folder of the pictures in the project. */
const PICTURES_FOLDER = 'public/pictures';

const picturePath = z.string().check(z.regex(SAVED_PICTURE));

const SAVE_REQUEST = z.object({
  project: z.string(),
  text: z.string(),
  version: z.string(),
  pictures: z.array(z.object({ path: picturePath, base64: z.string() })),
  removed: z.array(picturePath),
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
    if (SAVED_PICTURE.test(path)) images[path] ??= { bytes: statSync(join(root, 'public', path)).size };
  return {
    project: await projectOf(root),
    text,
    version: sha256(bytes),
    images,
    history: [...(await readIdHistory(path))],
    notice: (await historyNotice(path)) ?? undefined,
    ...projectSettings(root),
  };
}

/**
 * Writes the catalogue of a project with its new pictures, and removes pictures that it does not name any more.
 *
 * @param body A `SaveRequest`.
 * @throws Refusal with status 409 if the file has changed meanwhile, or is that of another project. Nothing is written then.
 * @throws Error with the reason and the fix.
 */
export async function saveCatalogue(root: string, body: unknown): Promise<SaveAnswer> {
  const { data } = SAVE_REQUEST.safeParse(body);
  if (!data)
    throw new Refusal(
      400,
      `The request is not one of the editor: it has no text, or a picture that is not in ${PICTURES_FOLDER}. Reload the page.`,
    );
  const { project, text, version, pictures, removed } = data;
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
  for (const { path } of pictures)
    if (!(await isInFolder(root, path)))
      throw new Refusal(
        400,
        `public${path} is not in the folder ${PICTURES_FOLDER}. Use a picture in that folder.`,
      );
  const files = pictures.map(({ path, base64 }) => ({
    path: join(root, 'public', path),
    name: `public${path}`,
    content: Buffer.from(base64, 'base64'),
  }));
  // On macOS and Windows, the file of another case is the same.
  const named = new Set([...imagesIn(text)].map(foldPath));
  const unnamed: string[] = [];
  for (const path of removed)
    if (!named.has(foldPath(path)) && (await isInFolder(root, path))) unnamed.push(path);
  const replaced = await picturesAt(root, [...pictures.map(({ path }) => path), ...unnamed]);
  // Synchronous, so that another program has the shortest time to write the file between the check and the renaming.
  await replaceFiles([...files, catalogue], assertVersion);
  // The catalogue is saved, and no page shows a picture that remains.
  for (const path of unnamed) await rm(join(root, 'public', path)).catch(() => {});
  return { version: sha256(text), replaced };
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

/** The pictures that exist of some paths. */
async function picturesAt(root: string, paths: readonly string[]): Promise<Picture[]> {
  const pictures = [];
  for (const path of paths) {
    const content = await readFile(join(root, 'public', path)).catch(() => null);
    if (content)
      pictures.push({ path, base64: content.toString('base64'), facts: imageFacts(path, content) });
  }
  return pictures;
}

/** Whether the folder of a path exists, and is no link out of the folder of the pictures. */
async function isInFolder(root: string, path: string): Promise<boolean> {
  const folder = await realpath(join(root, PICTURES_FOLDER)).catch(() => null);
  const actual = await realpath(dirname(join(root, 'public', path))).catch(() => null);
  return folder !== null && actual !== null && `${actual}${sep}`.startsWith(`${folder}${sep}`);
}

/** The settings in the package.json of a project. It can have merge conflicts, too. */
function projectSettings(root: string): ProjectSettings {
  try {
    return loadProjectSettings(root);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error('The file package.json is not JSON. Correct it in a text editor, then try again.');
  }
}

/** The SHA-256 hash of a content, in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
