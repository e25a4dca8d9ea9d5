/** Whether the texts of the catalogue are Markdown: `catalogue.descriptions` in package.json, which is a build constant. */
export const HAS_MARKDOWN = process.env.DESCRIPTIONS !== 'text';

/** A text with the line ends of Unix, and without a byte-order mark. */
export function withLineFeeds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** What is in the parentheses of a link: its URL, which can have parentheses, and its title. */
const DESTINATION = /\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]*")?\)/.source;

/** A block of code between fences. Without the second one, it ends with the text. */
const CODE = /^[ \t]*(```+|~~~+)[^`\n]*(?:\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))|$)/gm;

/** A heading, by the signs before it or by the line below it. */
const HEADING = /^ {0,3}#{1,6}(?:[ \t]+(.*)|$)|^(\S.*)\n {0,3}(?:=+|--+)[ \t]*$/gm;

/** A part of the words, and what is emphasized in it: `*` is not between spaces, `_` is not in a word. */
const STARRED = /(?<![\p{L}\p{N}\\*])(\*{1,3})(?![\s*])([^*\n]*[^*\s\\])\1(?![\p{L}\p{N}*])/gu;
const UNDERLINED = /(?<![\p{L}\p{N}\\_])(_{1,3})(?![\s_])([^_\n]*[^_\s\\])\1(?![\p{L}\p{N}_])/gu;

/** Marks, and what remains of them. The time of each grows with the length of the text only. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  // Rulers, and the line below the head of a table.
  [/^ {0,3}(?:[-*_][ \t]*){3,}$|^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*\|[-|: \t]*$/gm, ''],
  // Quotes, and points of lists.
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*[-*+][ \t]+/gm, '\n\n'],
  [new RegExp(`!\\[[^[\\]\\n]*\\]${DESTINATION}`, 'g'), ''],
  [new RegExp(`\\[([^[\\]\\n]*)\\]${DESTINATION}`, 'g'), '$1'],
  [/<(?:mailto:)?((?:https?:\/\/|[^<>\s@]+@)[^<>\s]+)>/gi, '$1'],
  // Emphasis can be in emphasis.
  [STARRED, '$2'],
  [UNDERLINED, '$2'],
  [STARRED, '$2'],
  [/(?<!`)(`+)([^`\n]+)\1/g, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  // The usual character references.
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
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
  return plain.replace(/^[ \t]*\|.*/gm, (row) => row.replaceAll('|', ' ')).trim();
}
