/** Whether the texts of the catalogue are Markdown: `catalogue.descriptions` in package.json, which is a build constant. */
export const HAS_MARKDOWN = process.env.DESCRIPTIONS !== 'text';

/** A text with the line ends of Unix, and without a byte-order mark. */
export function withLineFeeds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The title of a link, after a space. */
const TITLE = /(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?/.source;

/** What is in the parentheses of a link: its URL, which can have parentheses, and its title. */
const DESTINATION = `${/\((?:<[^<>\n]*>|(?:[^()\s]|\([^()\s]*\))*)/.source}${TITLE}\\)`;

/** The words of a link, or of an image. */
const LABEL = /\[((?:[^[\]\n]|\n(?![ \t]*\n))*)\]/.source;

/** A line that gives a URL to a label, and a link by such a label, or by its words. */
const DEFINITION = new RegExp(`^ {0,3}${LABEL}:(?:[ \\t]*\\n)?[ \\t]*\\S+${TITLE}[ \\t]*$`, 'gm');
const REFERENCE = new RegExp(`(?<!\\])${LABEL}(?:${LABEL})?`, 'g');

/** A block of code between fences. Without the second one, it ends with the text. */
const CODE = /^[ \t]*(```+|~~~+)[^`\n]*(?:\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))|$)/gm;

/** A heading, by the signs before it or by the line below it. */
const HEADING = /^ {0,3}#{1,6}(?:[ \t]+(.*)|$)|^(\S.*)\n {0,3}(?:=+|--+)[ \t]*$/gm;

/** A part of the words, and what is emphasized in it: `*` is not between spaces, `_` is not in a word. */
const STARRED =
  /(?<![\p{L}\p{N}\\*])(\*{1,3})(?![\s*])((?:[^*\n]|\n(?![ \t]*\n))*[^*\s\\])\1(?![\p{L}\p{N}*])/gu;
const UNDERLINED =
  /(?<![\p{L}\p{N}\\_])(_{1,3})(?![\s_])((?:[^_\n]|\n(?![ \t]*\n))*[^_\s\\])\1(?![\p{L}\p{N}_])/gu;

/** Marks, and what remains of them. The time of each grows with the length of the text only. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  // Rulers, and the line below the head of a table.
  [/^ {0,3}(?:[-*_][ \t]*){3,}$|^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*\|[-|: \t]*$/gm, ''],
  // Quotes, and points of lists.
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*[-*+][ \t]+/gm, '\n\n'],
  // Images first: they can be in links.
  [new RegExp(`!${LABEL}(?:${DESTINATION}|${LABEL})`, 'g'), ''],
  [new RegExp(`${LABEL}${DESTINATION}`, 'g'), '$1'],
  [/<(?:mailto:)?((?:https?:\/\/|[^<>\s@]+@)[^<>\s]+)>/gi, '$1'],
  // Emphasis can be in emphasis.
  [STARRED, '$2'],
  [UNDERLINED, '$2'],
  [STARRED, '$2'],
  [/(?<!`)(`+)([^`\n]+)\1/g, '$2'],
  [/\\([!-/:-@[-`{-~\n])/g, '$1'],
  // The usual character references.
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&(?:#39|#x27|apos);/gi, "'"],
  [/&amp;/g, '&'],
];

/** A character without which a text has no marks: at the start of a line, or anywhere. */
const ANY_MARK = /^[ \t]*[-+>=]|[`~#*_[<\\|&]/m;

/**
 * The words of a text of the catalogue, without the marks of Markdown, without code blocks and images. It is small, because the
 * browser has it, and reads only what texts have: `parseMarkdown` reads all of Markdown. A text without marks stays as it is.
 *
 * @param headings What remains of a heading: `$1` is its text. By default a paragraph.
 * @example plainText('# Quill\n\nSorts **letters**, see [how](https://quill.example).') // 'Quill\n\nSorts letters, see how.'
 */
export function plainText(text: string, headings = '$1$2\n'): string {
  let plain = withLineFeeds(text);
  if (!HAS_MARKDOWN) return plain;
  if (!ANY_MARK.test(plain)) return plain.trim();
  plain = plain.replace(CODE, '\n').replace(HEADING, headings);
  for (const [mark, rest] of MARKS) plain = plain.replace(mark, rest);
  return withoutReferences(plain)
    .replace(/^[ \t]*\|.*/gm, (row) => row.replaceAll('|', ' '))
    .trim();
}

/** Leaves the words of links whose URLs are in lines of their own, without these lines. */
function withoutReferences(text: string): string {
  const labels = new Set<string>();
  const keyOf = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();
  const plain = text.replace(DEFINITION, (_, label: string) => {
    labels.add(keyOf(label));
    return '';
  });
  if (labels.size === 0) return text;
  return plain.replace(REFERENCE, (whole, words: string, label = '') =>
    labels.has(keyOf(label || words)) ? words : whole,
  );
}
