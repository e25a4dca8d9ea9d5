import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { FindImage, ImageFacts } from './images';
import { findSvgScript } from './svg-scripts';

/** Bytes that are read to measure an image. Metadata of a camera can precede the size. */
const HEAD_BYTES = 256_000;

/** A larger SVG file is not searched for scripts. */
const MAX_SVG_BYTES = 16_000_000;

/**
 * Finds the files of a folder for `checkCatalogue`. Directory listings and results are cached, so create one for each
 * check. Upper and lower case are distinguished, also on case-insensitive file systems.
 *
 * @param root The folder that the paths are relative to, usually `public`.
 */
export function imageFiles(root: string): FindImage {
  const folders = new Map<string, string[]>();
  const known = new Map<string, ImageFacts | null>();
  const list = (folder: string): string[] => {
    const names = folders.get(folder) ?? namesIn(join(root, folder));
    folders.set(folder, names);
    return names;
  };
  const look = (path: string): ImageFacts | null => {
    let actual = '';
    for (const part of path.split('/').slice(1)) {
      const names = list(actual || '/');
      const name = names.includes(part) ? part : names.find((other) => fold(other) === fold(part));
      if (name === undefined) return null;
      actual += `/${name}`;
    }
    const facts = factsOf(join(root, actual));
    return facts && actual !== path ? { ...facts, actualPath: actual } : facts;
  };
  return (path) => {
    const facts = known.get(path) ?? look(path);
    known.set(path, facts);
    return facts;
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function factsOf(file: string): ImageFacts | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  const facts = { bytes: stats.size, ...scriptOf(file, stats.size) };
  try {
    const { width, height } = imageSize(headOf(file, stats.size));
    return { ...facts, width, height };
  } catch {
    // The format cannot be measured. The file exists, and its size in bytes is known.
    return { ...facts, isUnreadable: stats.size <= HEAD_BYTES };
  }
}

function scriptOf(file: string, size: number): Pick<ImageFacts, 'script'> {
  if (!/\.svg$/i.test(file) || size > MAX_SVG_BYTES) return {};
  const script = findSvgScript(readFileSync(file));
  return script === null ? {} : { script };
}

function headOf(file: string, size: number): Uint8Array {
  const head = new Uint8Array(Math.min(size, HEAD_BYTES));
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, head);
  } finally {
    closeSync(descriptor);
  }
  return head;
}
