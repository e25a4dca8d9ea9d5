import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { findPackage } from '@/lib/publish/find-package';

/** Variable fonts of `@fontsource-variable`, in order of preference. Each is split into files by script. */
const FAMILIES = ['figtree', 'noto-sans', 'noto-sans-arabic', 'noto-sans-jp', 'noto-emoji'];

/** Characters without a visible glyph: joiners, variation selectors, blanks. Fonts may lack them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/u;

/** The fonts of share pictures. */
export interface SharePictureFonts {
  /**
   * Files under unique names, in order of preference. A renderer that tries its fonts in order uses the first with a
   * glyph.
   */
  files: readonly { name: string; data: Buffer }[];
  /** Whether every visible character of a text has a glyph. If not, renderers draw an empty box. */
  cover(text: string): boolean;
}

/** Reads the fonts from their packages: Latin, Greek, Cyrillic, Devanagari, Arabic, Japanese and emoji. */
export async function loadFonts(): Promise<SharePictureFonts> {
  const files = (await Promise.all(FAMILIES.map(readFamily))).flat();
  const characters = new Set(files.flatMap(({ data }) => charactersOf(data)));
  return {
    files,
    cover: (text) =>
      [...text].every(
        (character) => INVISIBLE.test(character) || characters.has(character.codePointAt(0) ?? 0),
      ),
  };
}

async function readFamily(family: string) {
  const name = `@fontsource-variable/${family}`;
  const font = findPackage(name, process.cwd());
  if (!font) throw new Error(`The package ${name} is missing. Run npm ci.`);
  const folder = join(font, 'files');
  const names = (await readdir(folder)).filter((name) => name.endsWith('-wght-normal.woff2'));
  return Promise.all(names.map(async (name) => ({ name, data: await readFile(join(folder, name)) })));
}

function charactersOf(data: Buffer): number[] {
  const font = create(data);
  return font.isCollection ? [] : font.characterSet;
}
