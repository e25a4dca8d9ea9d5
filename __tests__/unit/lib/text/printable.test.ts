import {
  codePoint,
  nameCharacter,
  printable,
  printableJson,
  printableLines,
  quoted,
} from '@/lib/text/printable';
import { fc, hostileText } from '../../../fixtures/properties';

const VISIBLE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

describe('printable', () => {
  test.each([
    ['a line break', 'a\nb\r', 'a\\nb\\r'],
    ['a colour of a terminal', '\u001b[31mred\u009b0m', '\\u001b[31mred\\u009b0m'],
    ['a null character and a delete character', '\0\x7f', '\\u0000\\u007f'],
    ['bidirectional controls', '\u202eabc\u2069\u200f', '\\u202eabc\\u2069\\u200f'],
    ['half a surrogate pair, but no whole pair', '\ud83e🦜', '\\ud83e🦜'],
    ['line separators', '\u2028\u2029', '\\u2028\\u2029'],
    ['a command of GitHub in a line', 'is ##[stop-commands]x', 'is #\\u0023[stop-commands]x'],
    ['a command of Azure in a line', '##vso[task.complete]', '#\\u0023vso[task.complete]'],
  ])('escapes %s', (_title, line, escaped) => {
    expect(printable(line)).toBe(escaped);
  });

  test('returns other texts unchanged', () => {
    for (const line of ['Quill', 'خط 🎉 "\\n" 100 %', '## Heading [x]']) expect(printable(line)).toBe(line);
  });

  test('returns one visible line, and an escaped line unchanged', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const line = printable(text);
        expect(line).toMatch(VISIBLE);
        expect(line).not.toMatch(/##\w*\[/);
        expect(printable(line)).toBe(line);
      }),
    );
  });
});

test('printableLines keeps the breaks between lines only', () => {
  expect(printableLines(['a\nb', 'c'])).toBe('a\\nb\nc');
});

test('printableJson has the same value as JSON, and only visible characters', () => {
  fc.assert(
    fc.property(fc.dictionary(hostileText(), hostileText()), (value) => {
      const json = printableJson(value);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      for (const line of json.split('\n')) expect(line).toMatch(VISIBLE);
    }),
  );
});

test('quoted truncates a long text', () => {
  expect(quoted('The "Q"')).toBe('"The \\"Q\\""');
  expect(quoted('x'.repeat(1e5))).toBe(`"${'x'.repeat(120)}…"`);
});

test('a character is named by its code point and its place, in whole characters', () => {
  expect(nameCharacter('🦜a\0', 3)).toBe('U+0000 as character 3');
  expect(nameCharacter('\u00a0', 0)).toBe('U+00A0 as character 1');
  expect(codePoint('🦜')).toBe('U+1F99C');
});
