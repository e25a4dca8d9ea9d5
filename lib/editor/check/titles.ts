import { type Diagnostic, error, warning } from '@/lib/catalogue/diagnostic';
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
 * Average letters in a line of a card's title: 196 px of semibold 16 px text, on a phone of 360 px and on any
 * screen of 1,024 px or more. The narrowest card, on an upright tablet, has room for 16, and may cut more.
 */
const LINE_LETTERS = 22;

/** Warns of a title that a card cuts after its second line. */
export function checkTitleLength({ index, fields }: PartialApp): Diagnostic[] {
  if (fields.title === undefined) return [];
  const lines = linesOf(fields.title);
  if (lines <= 2) return [];
  const message = `takes about ${lines} lines of a card, which shows two`;
  return [warning([index, 'title'], message, `Shorten it to some ${2 * LINE_LETTERS - 4} letters.`)];
}

/**
 * How many lines of a card a title takes, estimated: words wrap at blanks, and a word longer than a line breaks
 * anywhere. Beside a browser’s own layout it errs by warning of a title that just fits (14 of 396 tried).
 *
 * @example linesOf('Onionskin: Flipbook Animation') // 2
 */
export function linesOf(title: string): number {
  let lines = 1;
  let used = 0;
  for (const word of title.trim().split(/\s+/)) {
    const width = widthOf(word);
    if (used > 0 && used + SPACE + width > LINE_LETTERS) {
      lines += 1;
      used = 0;
    }
    const total = used > 0 ? used + SPACE + width : width;
    const full = Math.max(0, Math.ceil(total / LINE_LETTERS) - 1);
    lines += full;
    used = total - full * LINE_LETTERS;
  }
  return lines;
}

const SPACE = 0.5;

/** A text's width in average letters of a proportional font; letters of the Far East and emoji fill a square. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{M}|\u200d|\ufe0f/u.test(character)) continue;
    if (
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\uff00-\uffef]/u.test(
        character,
      )
    )
      width += 1.9;
    else if (/[mwMW@%&]/.test(character)) width += 1.5;
    else if (/[iljtfrI1.,:;'’!|()[\]-]/.test(character)) width += 0.6;
    else width += /\p{Lu}/u.test(character) ? 1.25 : 1;
  }
  return width;
}
