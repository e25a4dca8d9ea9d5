import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import { quoted } from '@/lib/catalogue/printable';
import { plural } from '@/lib/format';
import type { PartialApp } from './partial-apps';

/** A description with fewer words is very short. The text editor's help names the number, too. */
export const MIN_WORDS = 40;
const HTML = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

/** Warns about a description that is very short, or contains HTML, which pages show as text. */
export function checkDescription({ index, fields: { description } }: PartialApp): Diagnostic[] {
  if (description === undefined) return [];
  const path = [index, 'description'];
  const diagnostics: Diagnostic[] = [];
  const words = countWords(description);
  if (words < MIN_WORDS) {
    const message = `has only ${plural(words, 'word')}`;
    diagnostics.push(warning('description-length', path, message, `Use ${MIN_WORDS} words or more.`));
  }
  const html = HTML.exec(description)?.[0];
  if (html) {
    const message = `contains HTML (${quoted(html.slice(0, 40))}), which pages show as text`;
    diagnostics.push(
      warning(
        'description-html',
        path,
        message,
        'Remove the HTML. An empty line (\\n\\n) starts a new paragraph.',
      ),
    );
  }
  return diagnostics;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Counts words separated by spaces. A short text in a script without spaces is segmented by `Intl` instead. */
function countWords(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (
    words >= MIN_WORDS ||
    !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u.test(text)
  )
    return words;
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
