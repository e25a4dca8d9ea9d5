import { plainText } from '@/lib/catalogue/plain-text';
import { fc, hostileText, markdownText } from '../../../fixtures/properties';

describe('plainText', () => {
  test.each([
    ['**Bold**, *italic*, __bold__, _italic_ and ***both***', 'Bold, italic, bold, italic and both'],
    ['**bold and *italic* and `code`**', 'bold and italic and code'],
    ['a [link](https://a.example/b_(c) "Title") and [*one*](x)', 'a link and one'],
    ['[![build](a.svg)](https://a.example)\n\nText', 'Text'],
    ['Before ![A bird](bird.png) after', 'Before  after'],
    ['<https://a.example> and <mailto:b@a.example>', 'https://a.example and b@a.example'],
    ['# One #tag\ntwo\nThree\n---\n## ', 'One #tag\n\ntwo\nThree'],
    ['> quoted\n> > twice', 'quoted\ntwice'],
    ['- one\n- two', 'one\n\n\ntwo'],
    ['| a | b |\n|---|:-:|\n| c | d |', 'a   b  \n\n  c   d'],
    ['before\n\n```yaml\n# no heading\n**kept**\n```\nafter', 'before\n\n\n\nafter'],
    ['~~~\n```\nnever closed', ''],
    ['```in a line``` and more', 'in a line and more'],
    ['\\*no emphasis\\* and 1\\. no list', '*no emphasis* and 1. no list'],
    ['\ufeffWindows\r\nline ends\rand others', 'Windows\nline ends\nand others'],
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
  ])('of a text without marks is the text: %j', (text) => {
    expect(plainText(text)).toBe(text);
  });

  test('of any text has an end', () => {
    fc.assert(fc.property(fc.oneof(hostileText(), markdownText()), (text) => void plainText(text)));
  });

  // Takes minutes if the time grows with the square of the length.
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
    '|-',
    '<a@',
  ])('of many %j is made in a moment', (piece) => {
    expect(plainText(`a\n${piece.repeat(100_000)}b`)).toMatch(/^a/);
  });
});
