import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, type PathCommand, parse } from 'opentype.js';
import type { Letter } from './picture';

/** Static cuts of the site's own font: the variable one comes as WOFF2 only, which no kept library sets at a weight. */
const FILES = join('node_modules', '@fontsource', 'figtree', 'files');
const SUBSETS = ['latin', 'latin-ext'];

/** Figtree as outlines, kerned; null for a text with a character that it lacks. */
export function openLettering(): Letter {
  const fonts = { 600: openFonts(600), 800: openFonts(800) };
  return (text, size, weight) => {
    const runs = runsOf(text.normalize('NFC'), fonts[weight]);
    if (!runs) return null;
    let width = 0;
    let path = '';
    for (const { font, text } of runs) {
      path += font.getPath(text, width, 0, size).commands.map(commandText).join('');
      width += font.getAdvanceWidth(text, size);
    }
    return { path, width };
  };
}

function openFonts(weight: number): Font[] {
  return SUBSETS.map((subset) => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      join(FILES, `figtree-${subset}-${weight}-normal.woff`),
    );
    return parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
}

/** Written here: the library's own text of a path has NaN for some numbers, where renderers stop. */
function commandText(command: PathCommand): string {
  const at = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(' ');
  if (command.type === 'Z') return 'Z';
  if (command.type === 'Q') return `Q${at(command.x1, command.y1, command.x, command.y)}`;
  if (command.type === 'C')
    return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
  return `${command.type}${at(command.x, command.y)}`;
}

/** A text in stretches of one font each, the first that has the character. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] | null {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fonts.find((font) => font.charToGlyphIndex(character) > 0);
    if (!font) return null;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
