import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { FindImage, ImageFacts } from './images';

/** Bytes that are read to measure an image: a camera writes more than a little before the size. */
const HEAD_BYTES = 256_000;

/**
 * Looks at the files of a folder for `checkCatalogue`. Each folder is listed once, so one made for a check does not
 * see what changes afterwards. Case counts, also on disks that do not tell it apart.
 *
 * @param root The folder that paths begin in, usually `public`.
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
  try {
    const { width, height } = imageSize(headOf(file, stats.size));
    return { bytes: stats.size, width, height };
  } catch {
    // A format that cannot be measured; that it is there, and how heavy, is known all the same.
    return { bytes: stats.size };
  }
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
