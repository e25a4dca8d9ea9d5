import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import type { PartialApp } from './partial-apps';

const FEWEST_WORDS = 40;
const HTML = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

/** Warns of a description that is very short, or that holds HTML, which a page shows as it stands. */
export function checkDescription({ index, fields: { description } }: PartialApp): Diagnostic[] {
  if (description === undefined) return [];
  const path = [index, 'description'];
  const diagnostics: Diagnostic[] = [];
  const words = countWords(description);
  if (words < FEWEST_WORDS) {
    const message = `has ${words} ${words === 1 ? 'word' : 'words'}`;
    diagnostics.push(
      warning(path, message, `Write ${FEWEST_WORDS} or more: it is all that a page says of the app.`),
    );
  }
  const html = HTML.exec(description)?.[0];
  if (html) {
    const message = `holds HTML, ${JSON.stringify(html.slice(0, 40))}, which is shown as it stands`;
    diagnostics.push(warning(path, message, 'Write plain text; an empty line (\\n\\n) parts paragraphs.'));
  }
  return diagnostics;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words by blanks or, where those are few, by the rules of scripts that are written without blanks. */
function countWords(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (
    words >= FEWEST_WORDS ||
    !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u.test(text)
  )
    return words;
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
