import { type Diagnostic, error, warning } from '@/lib/catalogue/diagnostic';
import { quoted } from '@/lib/catalogue/printable';
import { advanceOf } from './advance';
import type { PartialApp } from './partial-apps';

/** Reports apps that have the title of an earlier app by the same developer. */
export function checkSharedTitles(apps: readonly PartialApp[]): Diagnostic[] {
  const first = new Map<string, PartialApp>();
  return apps.flatMap((app) => {
    const { title, companyName } = app.fields;
    if (title === undefined || companyName === undefined) return [];
    const key = JSON.stringify([normalize(title), normalize(companyName)]);
    const before = first.get(key);
    if (!before) {
      first.set(key, app);
      return [];
    }
    const other = before.fields.id === undefined ? `at position ${before.index + 1}` : before.fields.id;
    const message = `is ${quoted(title)}, which app ${other} by the same developer already uses`;
    return [
      error(
        'duplicate-title',
        [app.index, 'title'],
        message,
        'Use another title, or remove one of the apps.',
      ),
    ];
  });
}

/** Normalizes white space, and composed and decomposed accents. Equal results look the same on a page. */
function normalize(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/**
 * The width of a card's title, in em: 196 px at 16 px, on a phone of 360 px and on any screen of 1,024 px or more. The
 * narrowest card, on an upright tablet, has about 140 px, and may show less of a title.
 */
const LINE_EM = 196 / 16;

/** Warns about a title that a card truncates after its second line. */
export function checkTitleLength({ index, fields }: PartialApp): Diagnostic[] {
  if (fields.title === undefined) return [];
  const lines = linesOf(fields.title);
  if (lines <= 2) return [];
  const message = `takes ${lines} lines on a card, which shows two`;
  // Two lines have space for 44 letters of average width, and a word can leave a gap at the end of the first line.
  return [warning('title-length', [index, 'title'], message, 'Shorten it to about 40 letters.')];
}

/**
 * The number of lines of a title on a card. Like browsers, it wraps words at spaces and after dashes, and breaks a word
 * that is longer than a line between any two characters. Kerning is ignored.
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
