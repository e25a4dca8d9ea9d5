import { type MarkdownNode, parseMarkdown } from '@/lib/catalogue/markdown';

/** The types of the blocks of a text. */
const blocksOf = (text: string) => parseMarkdown(text).map(({ token }) => token.type.replace('_open', ''));

/** The characters of a text that pages show. */
const shown = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map(({ token, children }) => (children.length > 0 ? shown(children) : token.content || '\n'))
    .join('');

test.each([
  ['paragraphs', 'One\ntwo\n\nThree', ['paragraph', 'paragraph']],
  ['Windows line ends', 'One\r\n\r\nTwo', ['paragraph', 'paragraph']],
  ['a byte-order mark', '\ufeff# One', ['heading']],
  ['headings', '# One\n\nTwo\n===', ['heading', 'heading']],
  ['lists', '- one\n- two\n\n1. three\n2. four', ['bullet_list', 'ordered_list']],
  ['a list of a single point beside another mark', '## One\n\n- two', ['heading', 'bullet_list']],
  ['a table', '|a|\n|-|\n|b|', ['table']],
  ['code', '```\na\n```\n\n    b', ['fence', 'code_block']],
  ['a quote and a ruler', '> a\n\n---', ['blockquote', 'hr']],
  ['HTML, which is text', '<details>\n\n**a**\n\n</details>', ['paragraph', 'paragraph', 'paragraph']],
])('reads %s', (_title, text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});

test.each([
  '#hashtag at the start\n1. January is a date',
  'the holiday on\n14. July',
  '14. July',
  '- 2 for two fewer',
  '+ 2 for two more',
  '* a footnote',
  '<tag>, <host:port>, <a href="b">, [draft], [draft][2], 2 ** 3, price*, snake_case_name',
  'C:\\_temp, R&amp;D and ¯\\_(ツ)_/¯',
  '[Note]: important',
])('loses no character of %j, which has no mark', (text) => {
  expect(shown(parseMarkdown(text))).toBe(text.trim());
});
