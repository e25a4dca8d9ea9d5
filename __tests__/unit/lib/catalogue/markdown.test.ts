import { isPicture, type MarkdownNode, parseMarkdown, siteLink } from '@/lib/catalogue/markdown';

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
  ['a list of a single point with a link, which is a mark', '- <https://quill.example>', ['bullet_list']],
  ['a table', '|a|\n|-|\n|b|', ['table']],
  ['code', '```\na\n```\n\n    b', ['fence', 'code_block']],
  ['an indentation alone, which is no mark', 'Features:\n\n    fast\n    small', ['paragraph', 'paragraph']],
  ['a quote and a ruler', '> a\n\n---', ['blockquote', 'hr']],
  ['HTML, which is text', '<details>\n\n**a**\n\n</details>', ['paragraph', 'paragraph', 'paragraph']],
])('reads %s', (_title, text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});

test.each([
  '#hashtag at the start\n1. January is a date',
  'the holiday on\n14. July',
  '\tSorts letters.\n\tIt is free.',
  '14. July',
  '- 2 for two fewer',
  '+ 2 for two more',
  '* a footnote',
  '<tag>, <host:port>, <a href="b">, [draft], [draft][2], 2 ** 3, price*, snake_case_name',
  'C:\\_temp, R&amp;D and ¯\\_(ツ)_/¯',
  '[Note]: important',
  '14. July\nor the 15th',
  '14. July  \nor the 15th',
  '- 2 for two fewer, as in https://quill.example/a_b and www.quill.example',
])('loses no character of %j, which has no mark', (text) => {
  expect(shown(parseMarkdown(text))).toBe(text.trim());
});

const WRAPPED = 'Sorts the letters of a whole office while the kettle\nboils, and reads them, too.';

test.each([
  ['a paragraph', WRAPPED, WRAPPED.replace('\n', ' ')],
  ['a point of a list', `- ${WRAPPED.replace('\n', '\n  ')}\n- two`, `${WRAPPED.replace('\n', ' ')}two`],
  ['a text with a bare link', `${WRAPPED} https://quill.example`, null],
])('joins the lines of %s that is wrapped at a column', (_, text, joined) => {
  expect(shown(parseMarkdown(text))).toBe(joined ?? text.replace('\n', ' '));
});

test.each([
  ['a hard break', WRAPPED.replace('\n', '  \n')],
  ['a verse', WRAPPED.replace('boils', 'Boils')],
])('keeps the lines of %s', (_, text) => {
  expect(shown(parseMarkdown(`**${text}**`))).toContain('\n');
});

test('loses no character of a text if no text is Markdown', async () => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, DESCRIPTIONS: 'text' });
  const plain = await import('@/lib/catalogue/markdown');
  const text = '# One\n**two** [three](https://quill.example) www.quill.example';
  expect(shown(plain.parseMarkdown(text))).toBe(text);
});

/** All nodes of a text. */
const nodesOf = (nodes: readonly MarkdownNode[]): MarkdownNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.children)]);

test('tells what is written as text from what an escape or a character reference stands for', () => {
  const nodes = nodesOf(parseMarkdown('**a** &lt;b> \\<i> <u>'));
  const written = nodes.filter(({ token }) => token.type === 'text').map(({ token }) => token.content);
  expect(written.join('')).toBe('a b> i> <u>');
});

const linksOf = (text: string) =>
  nodesOf(parseMarkdown(text))
    .filter(({ token }) => token.type === 'link_open')
    .map(({ token, children }) => [siteLink(token), shown(children)]);

test.each([
  ['of a text', '[Quill](https://quill.example/a_b)', [['https://quill.example/a_b', 'Quill']]],
  ['without TLS', '<http://quill.example>', [['http://quill.example', 'http://quill.example']]],
  ['bare', 'See https://quill.example/ä.', [['https://quill.example/%C3%A4', 'https://quill.example/ä']]],
  [
    'without a scheme',
    '**See** www.quill.example/b, too',
    [['http://www.quill.example/b', 'www.quill.example/b']],
  ],
  ['to an address', '[Post](mailto:a@quill.example)', [['mailto:a@quill.example', 'Post']]],
  [
    'that no page can have',
    '[Run](javascript:alert) [Get](ftp://quill.example)',
    [
      [undefined, 'Run'],
      [undefined, 'Get'],
    ],
  ],
  ['of a host name alone, which is text', 'quill.example, quill.com and **Socket.io**', []],
])('reads links: one %s', (_title, text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  ['![Build](/b.svg)', true],
  ['[![Build](/b.svg)](https://a.example) ![Docs](/d.svg)\n![Chat](/c.svg)', true],
  ['![Build](/b.svg)  ![Docs](/d.svg)', true],
  ['![Build](/b.svg) passes', false],
  ['Passes ![Build](/b.svg)', false],
  ['[![Build](/b.svg) passes](https://a.example)', false],
  ['[](https://a.example)', false],
  ['[Docs](https://a.example)', false],
  ['**Docs**', false],
  ['# ![Build](/b.svg)', false],
])('%j is a paragraph of pictures: %s', (text, expected) => {
  expect(parseMarkdown(text).some(isPicture)).toBe(expected);
});

test('what is deeper than fifty levels is beside what it is in', () => {
  const depthOf = (nodes: readonly MarkdownNode[]): number =>
    1 + Math.max(0, ...nodes.map(({ children }) => depthOf(children)));
  const text = `${'> '.repeat(60)}deep`;
  expect(shown(parseMarkdown(text))).toBe('deep');
  // Fifty quotes, and in the last one the line, its text, and nothing.
  expect(depthOf(parseMarkdown(text))).toBe(50 + 3);
});
