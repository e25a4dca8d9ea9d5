import {
  closeSync,
  type Dirent,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import type { FindImage, ImageFacts } from '@/lib/catalogue/check/images';
import { isLeftBehind } from '@/lib/catalogue/file';
import { memoize } from '@/lib/catalogue/memoize';
import { foldPath, imageFileOf, isFilm } from '@/lib/catalogue/urls';
import { printable } from '@/lib/text/printable';
import { whyUnreadable } from './source';
import { decodeXml, findLack, svgSize } from './svg';
import { findSvgScript } from './svg-scripts';

/**
 * Finds the files of a folder for `checkCatalogue`. Directory listings and results are cached, so create one for each
 * check. Upper and lower case are distinguished, also on case-insensitive file systems.
 *
 * @param root The folder that the paths are relative to, usually `public`.
 */
export function imageFiles(root: string): FindImage {
  const list = memoize((folder: string) => namesIn(join(root, folder)));
  return memoize((path: string) => {
    let actual = '';
    for (const part of path.split('/').slice(1)) {
      const names = list(actual || '/');
      const name = names.all.has(part) ? part : names.byFolded.get(foldPath(part));
      if (name === undefined) return null;
      actual += `/${name}`;
    }
    const facts = readImageFacts(join(root, actual));
    return facts && actual !== path ? { ...facts, actualPath: actual } : facts;
  });
}

/**
 * Lists the files below `public/pictures/`, such as `/pictures/q.svg`, sorted, without links and what programs leave there.
 *
 * @param root As in `imageFiles`.
 * @throws Error that names a folder that cannot be read, with the remedy.
 */
export function pictureFiles(root: string): string[] {
  const folder = join(root, 'pictures');
  if (!statsOf(folder)?.isDirectory()) return [];
  return filesBelow(folder)
    .filter((path) => !isLeftBehind(basename(path)) && !basename(path).startsWith('.'))
    .map((path) => `/${relative(root, path).replaceAll(sep, '/')}`)
    .sort();
}

/** The paths of files, without links. Since Node 22, the recursion of `readdirSync` follows links. */
function filesBelow(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const subject = `The folder ${printable(folder)}`;
    throw new Error(whyUnreadable(subject, error as NodeJS.ErrnoException, 'Try again.'));
  }
}

/** The files of the icons, screenshots and films, by their paths under `public/`. Also in a text that is not JSON. */
export function imagesIn(text: string): Set<string> {
  const values = text.matchAll(
    /"(?:image|poster|video)"\s*:\s*("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")/gu,
  );
  const files = [...values].map(([, json = '""']) => imageFileOf(JSON.parse(json)));
  return new Set(files.filter((file) => file !== null));
}

/** The names in a folder, and the first of those that `foldPath` does not distinguish. */
function namesIn(folder: string) {
  const names = namesOf(folder);
  const folded = names.toReversed().map((name): [string, string] => [foldPath(name), name]);
  return { all: new Set(names), byFolded: new Map(folded) };
}

function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Reads the properties of an image file. Returns null when there is no such file. */
export function readImageFacts(file: string): ImageFacts | null {
  const stats = statsOf(file);
  if (!stats?.isFile()) return null;
  const { size: bytes } = stats;
  try {
    if (isFilm(file)) return { bytes, ...(!isFilmFile(file) && { isUnreadable: true }) };
    return imageFacts(file, readFileSync(file));
  } catch {
    // Its permissions do not allow it, or it has 2 GB or more.
    return { bytes, isUnreadable: true };
  }
}

/** Whether a file starts as a WebM or MP4 file does. */
function isFilmFile(file: string): boolean {
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(8);
    readSync(descriptor, start);
    return start.readUInt32BE() === EBML || start.toString('latin1', 4) === 'ftyp';
  } finally {
    closeSync(descriptor);
  }
}

/** The first bytes of a WebM file (https://www.rfc-editor.org/rfc/rfc8794). */
const EBML = 0x1a45dfa3;

/** Undefined when there is no such file, or a link that leads to itself. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw error;
  }
}

/**
 * The properties of an image.
 *
 * @param name The name of its file.
 */
export function imageFacts(name: string, content: Uint8Array): ImageFacts {
  const facts: ImageFacts = { bytes: content.length };
  if (/\.svg$/i.test(name)) {
    const lacks = findLack(content);
    const script = findSvgScript(content);
    return {
      ...facts,
      ...(lacks && { lacks }),
      ...(script !== null && { script }),
      ...(svgSize(decodeXml(content)) ?? { isUnreadable: true }),
    };
  }
  try {
    // The library reads beyond the end of a short file, which Node has in memory with other buffers.
    const isShared = content.buffer.byteLength > content.length;
    const { type, width, height, orientation = 1 } = imageSize(isShared ? new Uint8Array(content) : content);
    // Hosts send it as another type. Browsers recognize other images by their content.
    if (type === 'svg') return { ...facts, isUnreadable: true };
    // The metadata of a photo can turn it by 90 degrees.
    return orientation < 5 ? { ...facts, width, height } : { ...facts, width: height, height: width };
  } catch {
    return { ...facts, isUnreadable: true };
  }
}
