import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { nameKey } from '@/lib/catalogue/names';
import { quoted } from '@/lib/text/printable';
import type { PartialApp } from './partial-app';

/** About as many letters as two of the three lines of a card have space for. The third is for the summary. */
const MAX_LETTERS = 44;

/** Characters with the width of two letters: East Asian ones, and emoji. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/gu;

/** Characters without a width. */
const ZERO_WIDTH = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Reports apps that have the title of an earlier app by the same developer, and warns about titles that leave a card no
 * line for the summary.
 */
export function* checkTitles(apps: readonly PartialApp[]): Generator<Diagnostic> {
  const first = new Map<string, PartialApp>();
  for (const app of apps) {
    const { index, title, companyName } = app;
    if (title === undefined) continue;
    const path = [index, 'title'];
    const letters = [...title.trim().replace(ZERO_WIDTH, '').replace(WIDE, 'WW')].length;
    if (letters > MAX_LETTERS) {
      const message = `is as wide as ${letters} letters, and a card has space for about ${MAX_LETTERS}`;
      yield diagnose('title-length', path, message, 'Shorten it to the width of about 40 letters.');
    }
    if (companyName === undefined) continue;
    const key = JSON.stringify([normalize(title), nameKey(companyName)]);
    const before = first.get(key);
    if (!before) {
      first.set(key, app);
      continue;
    }
    const other = before.id ?? `at position ${before.index + 1}`;
    yield diagnose(
      'duplicate-title',
      path,
      `is ${quoted(title)}, which app ${other} by the same developer already uses`,
      'Use another title, or remove one of the apps.',
    );
  }
}

/** Normalizes white space, and composed and decomposed accents. Equal results look the same on a page. */
function normalize(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** A card shows less of a longer summary. In letters. */
const MAX_SUMMARY = 140;

/** Warns about summaries that are long, or have more than one line. */
export function* checkSummaries(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { index, summary = '' } of apps) {
    const path = [index, 'summary'];
    const letters = [...summary].length;
    if (letters > MAX_SUMMARY)
      yield diagnose(
        'summary-length',
        path,
        `has ${letters} letters`,
        `Shorten it to ${MAX_SUMMARY} or fewer, or move it to the description.`,
      );
    else if (/[\r\n]/.test(summary))
      yield diagnose('summary-length', path, 'has more than one line', 'Write it in one line.');
  }
}
