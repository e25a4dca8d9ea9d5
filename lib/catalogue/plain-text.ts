/** Whether the texts of the catalogue are Markdown: `catalogue.descriptions` in package.json, which is a build constant. */
export const HAS_MARKDOWN = process.env.DESCRIPTIONS !== 'text';

/** A text with the line ends of Unix, and without a byte-order mark. */
export function withLineFeeds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Narrower paragraphs are verses, or lists. In UTF-16 code units. */
const MIN_WIDTH = 50;

/** A sentence that goes on in the next line of a paragraph, which begins with another letter than a small one. */
const RUNS_ON = /^[^\p{Ll}][\s\S]*(?<![.!?:;։…]["'”’»)\]]*)\n\p{Ll}/u;

/**
 * A label, a link, an e-mail address and a name such as `iPhone` stay on a line of their own. A space cannot join hyphenated
 * words, and scripts without spaces.
 */
const OWN_LINE = /^[^\s:]*(?::(?!:)|@)|^\p{Ll}{1,2}\p{Lu}|:\n|\p{L}-\n|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/mu;

/**
 * Joins the lines of a paragraph that was wrapped at a column, as by the tools of a YAML file: each is as long as the next word
 * allows, and a sentence goes on. Another paragraph stays as it is, with the lines that somebody has chosen.
 */
export function unwrap(paragraph: string): string {
  if (/ {2}\n|\\\n/.test(paragraph)) return paragraph;
  const lines = paragraph.split('\n').map((line) => line.trim());
  const text = lines.join('\n');
  if (!RUNS_ON.test(text) || OWN_LINE.test(text)) return paragraph;
  const width = lines.reduce((max, { length }) => Math.max(max, length), 0);
  const isFull = (line: string, next = '') => line.length + 1 + next.search(/\s|$/) > width;
  const isWrapped =
    width >= MIN_WIDTH &&
    lines.every((line, index) => index === lines.length - 1 || isFull(line, lines[index + 1]));
  return isWrapped ? lines.join(' ') : paragraph;
}

/** The end of a line in a paragraph: neither an empty line, a row of a table, nor a point of a list follows. */
const BREAK = /\n(?![ \t]*(?:\n|\||\d+[.)][ \t]))/.source;

/** The title of a link, after a space. */
const TITLE = /(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?/.source;

/** What is in the parentheses of a link: its URL, which can have parentheses, and its title. */
const DESTINATION = `${/\((?:<[^<>\n]*>|(?:[^()\s]|\([^()\s]*\))*)/.source}${TITLE}\\)`;

/** The words of a link, or of an image. */
const LABEL = String.raw`\[((?:[^[\]\n]|${BREAK})*)\]`;

/** A line that gives a URL to a label. */
const DEFINITION = new RegExp(
  String.raw` {0,3}${LABEL}:(?:[ \t]*\n)?[ \t]*(?:<[^<>\n]*>|[^<\s]\S*)${TITLE}[ \t]*(?:\n|$)`,
  'g',
);

/** Such lines, which do not interrupt a paragraph. */
const DEFINITIONS = new RegExp(`(?<=^|\\n[ \\t]*\\n)(?:${DEFINITION.source})+`, 'g');

/** An image, and a link, by such a label, or by its words. */
const NAMED_IMAGE = new RegExp(`!${LABEL}(?:${LABEL})?`, 'g');
const NAMED_LINK = new RegExp(`(?<!\\])${LABEL}(?:${LABEL})?`, 'g');

/** A block of code between fences. Without the second one, it ends with the text. */
const CODE = /^[ \t]*(```+(?!`)|~~~+(?!~))[^`\n]*(?:\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))|$)/gm;

/** A heading, by the signs before it or by the line below it. */
const HEADING = /^ {0,3}#{1,6}(?:[ \t]+(.*)|$)|^(\S.*)\n {0,3}(?:=+|--+)[ \t]*$/gm;

/** A part of the words, and what is emphasized in it: `*` is not between spaces, `_` is not in a word. */
const STARRED = new RegExp(
  String.raw`(?<![\p{L}\p{N}\\*])(\*{1,3})(?![\s*])((?:[^*\n]|${BREAK})*[^*\s\\])\1(?![\p{L}\p{N}*])`,
  'gu',
);
const UNDERLINED = new RegExp(
  String.raw`(?<![\p{L}\p{N}\\_])(_{1,3})(?![\s_])((?:[^_\n]|${BREAK})*[^_\s\\])\1(?![\p{L}\p{N}_])`,
  'gu',
);

/** Code in a line. While other marks are read, it is replaced by a character that no valid text contains. */
const CODE_SPAN = /(?<!`)(`+)([^`\n]+)\1/g;
const HELD = '\0';

/** Marks, and what remains of them. The time of each grows with the length of the text only. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  // Rulers, and the line below the head of a table.
  [/^ {0,3}(?:[-*_][ \t]*){3,}$|^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*\|[-|: \t]*$/gm, ''],
  // Quotes, and points of lists.
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*[-*+][ \t]+/gm, '\n\n'],
  // Images first: they can be in links.
  [new RegExp(`!${LABEL}${DESTINATION}`, 'g'), ''],
  [new RegExp(`${LABEL}${DESTINATION}`, 'g'), '$1'],
  [/<(?:mailto:)?((?:https?:\/\/|[^<>\s@]+@)[^<>\s]+)>/gi, '$1'],
  // Emphasis can be in emphasis.
  [STARRED, '$2'],
  [UNDERLINED, '$2'],
  [STARRED, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
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
  const source = withLineFeeds(text);
  if (!HAS_MARKDOWN) return source;
  if (!ANY_MARK.test(source)) return source.trim();
  const spans: string[] = [];
  let position = 0;
  const labels = new Set<string>();
  let plain = source
    .replace(CODE, '\n')
    .replace(HEADING, headings)
    .replace(CODE_SPAN, (_, _marks, code: string) => {
      spans.push(code);
      return HELD;
    })
    .replace(DEFINITIONS, (lines) => {
      for (const [, label = ''] of lines.matchAll(DEFINITION)) labels.add(keyOf(label));
      return '';
    });
  const isDefined = (words: string, label = '') => labels.has(keyOf(label || words));
  plain = plain.replace(NAMED_IMAGE, (whole, words, label) => (isDefined(words, label) ? '' : whole));
  for (const [mark, rest] of MARKS) plain = plain.replace(mark, rest);
  return plain
    .replace(NAMED_LINK, (whole, words, label) => (isDefined(words, label) ? words : whole))
    .replace(/^[ \t]*\|.*/gm, (row) => row.replaceAll('|', ' '))
    .trim()
    .replaceAll(HELD, () => spans[position++] ?? '');
}

function keyOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
