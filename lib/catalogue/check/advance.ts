import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';

/** The font of card titles, as its static cut: the parser cannot read the weights of the variable one. */
const FONT = join('node_modules', '@fontsource', 'figtree', 'files', 'figtree-latin-600-normal.woff');

const ZERO_WIDTH = /[\p{M}\p{Default_Ignorable_Code_Point}]/u;
const SQUARE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u;

/** Advances of characters in em, filled from the font at the first use. */
let advances: Map<string, number> | undefined;

/**
 * The advance width of a character in a card's title, in em. The site's font has Latin letters only. For the others
 * each browser uses another font: East Asian characters and emoji count as 1 em, marks as 0, all others as 0.6.
 */
export function advanceOf(character: string): number {
  advances ??= readAdvances();
  const advance = advances.get(character);
  if (advance !== undefined) return advance;
  if (ZERO_WIDTH.test(character)) return 0;
  return SQUARE.test(character) ? 1 : 0.6;
}

function readAdvances(): Map<string, number> {
  const font = create(readFileSync(FONT));
  if (font.isCollection) throw new Error(`${FONT} is a collection of fonts.`);
  return new Map(
    font.characterSet.map((code) => [
      String.fromCodePoint(code),
      font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm,
    ]),
  );
}
