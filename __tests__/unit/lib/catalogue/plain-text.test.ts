import { type MarkdownNode, parseMarkdown } from '@/lib/catalogue/markdown';
import { plainText, unwrap } from '@/lib/catalogue/plain-text';
import { fc, hostileText, markdownText } from '../../../fixtures/properties';

describe('plainText', () => {
  test.each([
    ['**Bold**, *italic*, __bold__, _italic_ and ***both***', 'Bold, italic, bold, italic and both'],
    ['**bold and *italic* and `code`**', 'bold and italic and code'],
    ['a [link](https://a.example/b_(cd)  "Title") and [*one*](x)', 'a link and one'],
    ['[![build](a.svg)](https://a.example)\n\nText', 'Text'],
    ['Before ![A bird](bird.png) and ![another](wren.png) after', 'Before  and  after'],
    ['<https://a.example>, <http://a.example>', 'https://a.example, http://a.example'],
    ['<bird@a.example> and <mailto:bird@a.example>', 'bird@a.example and bird@a.example'],
    ['# One #tag\ntwo\nThree\n---\n## ', 'One #tag\n\ntwo\nThree'],
    ['> quoted\n> > twice\n>>tight', 'quoted\ntwice\ntight'],
    ['- one\n-   two', 'one\n\n\ntwo'],
    ['  - one', 'one'],
    ['***', ''],
    ['one\n\n---\n\ntwo\n\n* * *\n\nthree', 'one\n\n\n\ntwo\n\n\n\nthree'],
    ['| a | b |\n|---|:-:|\n| - | d |', 'a   b  \n\n  -   d'],
    ['a | b\n--- | ---\nc | d', 'a | b\n\nc | d'],
    ['before\n\n```yaml\n# no heading\n**kept**\n```\nafter', 'before\n\n\n\nafter'],
    ['~~~\n```\nnever closed', ''],
    ['```', ''],
    ['````\n```\n# in\n````\nafter', 'after'],
    ['~~~~\n~~~\n# in\n~~~~\nafter', 'after'],
    ['```\nin ```\n# in\n```\nafter', 'after'],
    ['```\n``` in\n# in\n```\nafter', 'after'],
    ['```\nin\n  ```\nafter', 'after'],
    ['```in a line``` and more', 'in a line and more'],
    ['\\*no emphasis\\* and 1\\. no list', '*no emphasis* and 1. no list'],
    ['**PDF** &amp;&nbsp;EPUB, &lt;b&gt;, &quot;q&quot; and &amp;lt;', 'PDF & EPUB, <b>, "q" and &lt;'],
    ['Bread &amp; Butter', 'Bread & Butter'],
    ['**Foo is\na bar** and __two\nlines__', 'Foo is\na bar and two\nlines'],
    ['*one\n\ntwo*', '*one\n\ntwo*'],
    ["[a link\nof lines](<https://a.example/b c> 'Title')", 'a link\nof lines'],
    [
      'See the [docs][1], [home] and [none][2]. ![bird][home]\n\n[1]: https://a.example\n [Home]: <b> "Title"',
      'See the docs, home and [none][2].',
    ],
    ['[![build][1]][1]\n\n[1]:\n  a.svg\n\nText', 'Text'],
    ['Opens `*.txt` files.\nOpens `*.md` files.', 'Opens *.txt files.\nOpens *.md files.'],
    ['`argv[1]` and `a![b][1]`, see [1]\n\n[1]: https://a.example', 'argv[1] and a![b][1], see 1'],
    ['Modes of **Quill**:\n[fast]: quick\n[safe]: slow', 'Modes of Quill:\n[fast]: quick\n[safe]: slow'],
    ['[a] and [b]\n\n[a]: <my url>\n[b]: /u (title)\n**end**', 'a and b\n\nend'],
    ['Great![1][2] [![build][1]](https://a.example)', 'Great![1][2] [![build][1]](https://a.example)'],
    ['| *Free | 0 |\n| Pro* | 5 |', '*Free   0  \n  Pro*   5'],
    ['*a\n1. b*', '*a\n1. b*'],
    ['**It&#39;s**', "It's"],
    ['\ufeffWindows\r\nline ends\rand others', 'Windows\nline ends\nand others'],
    [' without marks\n', 'without marks'],
  ])('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test.each([
    '#hashtag and #tax_2026, snake_case_names and file_name_v2.txt',
    'a lone _ or * means nothing, 2 ** 3 is 8, 3 * 4 * 5, price* and fee* and **',
    '1. January is a date\n14. July, too',
    '<tag>, [draft] (in brackets), [a] [b], 5 < 7, 9 > 8, A&B, 100 % ~ all, + 2, - 2 and | 3',
    'C:\\Users, a\\b and $x^2$',
    '*',
    '---a',
    'A sharp # and two ## of them',
    'The total\n= 3',
    'A name\n-- Quill',
    'joined by \ufeff nothing',
  ])('of a text without marks is the text: %j', (text) => {
    expect(plainText(text)).toBe(text);
  });

  test.each([
    ['# Title', 'Title'],
    ['##   Title', 'Title'],
    ['##', ''],
    ['Title\n===', 'Title'],
    ['Title\n---', 'Title'],
    ['Title\n   =  ', 'Title'],
  ])('without headings lacks %j', (heading, words) => {
    expect(plainText(`before\n\n${heading}\nafter`)).toBe(`before\n\n${words}\n\nafter`);
    expect(plainText(`before\n\n${heading}\nafter`, '')).toBe('before\n\n\nafter');
  });

  test('of a catalogue whose texts are no Markdown is the text', () => {
    jest.replaceProperty(process, 'env', { ...process.env, DESCRIPTIONS: 'text' });
    jest.isolateModules(() => {
      const { plainText: textOf } = jest.requireActual<typeof import('@/lib/catalogue/plain-text')>(
        '@/lib/catalogue/plain-text',
      );
      expect(textOf('\ufeff# **One**\r\n\r\n- two\n')).toBe('# **One**\n\n- two\n');
    });
  });

  test('has the words that pages show, however lines are broken and links are written', () => {
    const words = fc.array(fc.constantFrom('one', 'two', 'it&#39;s', 'A &amp; B'), {
      minLength: 1,
      maxLength: 4,
    });
    const phrase = fc.tuple(words, fc.constantFrom(' ', '\n')).map(([list, space]) => list.join(space));
    const marked = fc.tuple(
      phrase,
      fc.constantFrom(
        'W',
        '**W**',
        '*W*',
        '_W_',
        '***W***',
        '**_W_**',
        '`*.a` `[1]` `_`',
        '![W](a.svg)',
        '\\*',
      ),
      fc.constantFrom(
        'W',
        '[W](https://a.example)',
        "[W](b 'Title')",
        '[W](<b c> "Title")',
        '[W][1]',
        '[W][A b]',
        '[a B]',
        '[![x][1]][1]',
        '[![x](a.svg)][a b]',
        '[![x][1]](b)',
      ),
    );
    const line = marked.map(([text, mark, link]) => link.replace('W', mark.replace('W', text)));
    const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' and '));
    const text = fc.array(paragraph, { minLength: 1, maxLength: 3 });
    const shown = (nodes: readonly MarkdownNode[]): string =>
      nodes
        .filter(({ token }) => token.type !== 'image')
        .map(
          ({ token, children }) =>
            `${children.length > 0 ? shown(children) : token.content || ' '}${token.block ? ' ' : ''}`,
        )
        .join('');
    const wordsOf = (text: string) => text.match(/\S+/g) ?? [];
    fc.assert(
      fc.property(text, (paragraphs) => {
        const source = [...paragraphs, '**end**', '[1]: https://a.example', '[a  b]: <b> "Title"'].join(
          '\n\n',
        );
        expect(wordsOf(plainText(source))).toEqual(wordsOf(shown(parseMarkdown(source))));
      }),
    );
  });

  test('of any text has an end', () => {
    fc.assert(fc.property(fc.oneof(hostileText(), markdownText()), (text) => void plainText(text)));
  });

  test.each([
    '[',
    '![',
    '[a](',
    '[a](b "',
    '*a ',
    '**a',
    '_a ',
    '`',
    '> ',
    '- ',
    '```\n``',
    '=\n',
    '[a]: b\n[a]',
    '[a\n',
    '*a\n',
    '\n ',
    '|-',
    '<a@',
    ' ',
  ])('of many %j overflows no stack', (piece) => {
    expect(plainText(`*a*\n${piece.repeat(100_000)}b`)).toMatch(/^a/);
  });
});

describe('unwrap', () => {
  test('joins lines with the name of a module at their start', () => {
    const lines = [
      'This module reads files of many kinds, and gives them to',
      'File::Listing, which shows them',
      'as objects.',
    ];
    expect(unwrap(lines.join('\n'))).toBe(lines.join('\n'));
    lines[1] = 'File::Listing, which shows them on the pages of a site';
    expect(unwrap(lines.join('\n'))).toBe(lines.join(' '));
  });

  test('joins the lines of a text that is wrapped at any column', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé]{1,12},?$/), { minLength: 30, maxLength: 60 });
    fc.assert(
      fc.property(words, fc.integer({ min: 50, max: 100 }), (others, column) => {
        const words = ['A', ...others];
        const lines = [''];
        for (const word of words)
          if (`${lines.at(-1)} ${word}`.trim().length <= column) lines.push(`${lines.pop()} ${word}`.trim());
          else lines.push(word);
        fc.pre(lines.some(({ length }) => length >= 50));
        expect(unwrap(lines.join('\n'))).toBe(words.join(' '));
      }),
    );
  });

  test.each([
    ['a verse', 'the owl and the pussycat went to sea\nin a beautiful pea-green boat'],
    [
      'short lines among long ones',
      `${'a long line of a list '.repeat(3)}\nshort\n${'another line '.repeat(5)}`,
    ],
    ['lines that are sentences', `${'It sorts letters. '.repeat(4)}\n${'It reads them, too. '.repeat(4)}`],
    ['points of a list', `• ${'sorts letters, '.repeat(4)}\n• ${'reads them, too, '.repeat(4)}`],
    [
      'lines of a changelog',
      'fixed a crash at the start of the app on old phones\nadded a button for those who read from right to left',
    ],
    ['a label', 'Homepage and documentation of the whole application:\nhttps://quill.example/docs'],
    ['the end of a sentence', 'Sorts the letters of a whole office, and reads them.\nmacOS 12 or later'],
    [
      'the end of a sentence in quotation marks or brackets',
      'Sorts the letters of a whole office (and “reads them, too.”)\nfixes a crash on old phones',
    ],
    ['Chinese lines', `${'应用'.repeat(30)}\niphone 和 iPad 均可使用`],
    [
      'a name that begins small',
      'Works with Android phones and tablets of version 12 or newer\niPhone and iPad with iOS 17 or newer',
    ],
    ['a hyphenated word', 'A small and quick editor for letters that is state-of-the-\nart and free'],
    ['a hard break', 'Sorts the letters of a whole office while the kettle  \nboils, and reads them, too.'],
    [
      'links',
      'https://quill.example/documentation/getting-started/first-steps\nhttps://quill.example/documentation/all',
    ],
    ['very many lines', 'a\n'.repeat(200_000)],
  ])('keeps %s', (_, text) => expect(unwrap(text)).toBe(text));
});
