import { type Diagnostic, error, warning } from '@/lib/catalogue/diagnostic';
import { advanceOf } from './advance';
import type { PartialApp } from './partial-apps';

/** Finds apps of one developer that share a title, at each but the first. */
export function checkSharedTitles(apps: readonly PartialApp[]): Diagnostic[] {
  const first = new Map<string, PartialApp>();
  return apps.flatMap((app) => {
    const { title, companyName } = app.fields;
    if (title === undefined || companyName === undefined) return [];
    const key = JSON.stringify([spell(title), spell(companyName)]);
    const before = first.get(key);
    if (!before) {
      first.set(key, app);
      return [];
    }
    const other = before.fields.id === undefined ? `at place ${before.index + 1}` : before.fields.id;
    const message = `is ${JSON.stringify(title)}, the title of app ${other} by the same developer`;
    return [error([app.index, 'title'], message, 'Take one of the two out, or tell them apart.')];
  });
}

/** As it looks on a page: blanks are one, and accents may be written in either of Unicode's spellings. */
function spell(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/**
 * The width of a card's title, in em: 196 px at 16 px, on a phone of 360 px and on any screen of 1,024 px or more. The
 * narrowest card, on an upright tablet, has about 140 px, and may show less of a title.
 */
const LINE_EM = 196 / 16;

/** Warns of a title that a card truncates after its second line. */
export function checkTitleLength({ index, fields }: PartialApp): Diagnostic[] {
  if (fields.title === undefined) return [];
  const lines = linesOf(fields.title);
  if (lines <= 2) return [];
  const message = `takes ${lines} lines on a card, which shows two`;
  // Two lines hold 44 letters of average width, if no word leaves a gap at the end of the first.
  return [warning([index, 'title'], message, 'Shorten it to about 40 letters.')];
}

/**
 * How many lines a title takes on a card, laid out as browsers do: words wrap at blanks and after dashes, and a word
 * longer than a line breaks between any two characters. Kerning is ignored.
 *
 * @example linesOf('Onionskin: Flipbook Animation') // 2
 */
export function linesOf(title: string): number {
  let lines = 1;
  let used = 0;
  for (const piece of title.trim().split(/(?<=[-–—])(?=\p{L})|(?<=\s)(?=\S)/u)) {
    const word = piece.trimEnd();
    if (used > 0 && used + widthOf(word) > LINE_EM) {
      lines += 1;
      used = 0;
    }
    for (const character of word) {
      const width = advanceOf(character);
      if (used + width > LINE_EM) {
        lines += 1;
        used = 0;
      }
      used += width;
    }
    if (word !== piece) used += advanceOf(' ');
  }
  return lines;
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + advanceOf(character), 0);
}
