import fs from 'node:fs';
import { join } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { readGivenFile, readSource } from '@/lib/files/source';
import { formatted } from '../../../fixtures/placed';
import { fc } from '../../../fixtures/properties';
import { temporaryFolder } from '../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../fixtures/valid-app';

const valid = JSON.stringify([buildValidApp({ title: 'Café' })], null, 2);
const UTF8 = 'Save the file with the encoding UTF-8.';

/** The position and the text of all diagnostics. */
function check(source: string | Uint8Array): string[] {
  return checkCatalogue(source).map((found) => `${found.line}:${found.column} ${formatted(found)}`);
}

test('UTF-8 is accepted, with and without a byte-order mark', () => {
  expect(check(Buffer.from(valid))).toEqual([]);
  expect(check(Buffer.from(`\ufeff${valid}`))).toEqual([]);
});

test.each([
  ['little', Buffer.from(`\ufeff${valid}`, 'utf16le')],
  ['big', Buffer.from(`\ufeff${valid}`, 'utf16le').swap16()],
])('UTF-16 is one error: %s endian', (_title, bytes) => {
  expect(check(bytes)).toEqual([`1:1 error : has a character that is not UTF-8. ${UTF8}`]);
});

test('Windows-1252 is an error at the first letter that differs', () => {
  const line = valid.split('\n').findIndex((text) => text.includes('Café'));
  const column = (valid.split('\n')[line]?.indexOf('é') ?? 0) + 1;
  expect(check(Buffer.from(valid, 'latin1'))).toEqual([
    `${line + 1}:${column} error : has a character that is not UTF-8. ${UTF8}`,
  ]);
});

test('a letter that was lost before is none of another encoding', () => {
  const bytes = Buffer.from('["\ufffd",\n"Caf\xe9"]').toString('latin1').replace('\xc3\xa9', '\xe9');
  expect(check(Buffer.from(bytes, 'latin1'))).toEqual([
    expect.stringMatching(/^2:5 error : has a character/),
  ]);
});

test('any other encoding of half of a character is an error', () => {
  // UTF-8 of a lone surrogate, and the first two bytes of an emoji and of U+FFFD at the end of the file.
  for (const tail of [Buffer.of(0xed, 0xa0, 0x80, 0x22), Buffer.of(0xf0, 0x9f), Buffer.of(0xef, 0xbf)])
    expect(check(Buffer.concat([Buffer.from('["🦜'), tail]))).toEqual([
      expect.stringMatching(/^1:[56] error : has a character that is not UTF-8/),
    ]);
});

test.each(['', '\ufeff', ' \n\t '])('an empty file is one error: %j', (text) => {
  expect(check(Buffer.from(text))).toEqual([
    '1:1 error : is empty. Add a list of apps, [ … ]. The catalogue without apps is [].',
  ]);
});

test.each(['<!doctype html><title>404</title>', '\n<?xml version="1.0"?><a/>'])(
  'HTML is one error: %j',
  (text) => {
    expect(check(text)).toEqual([
      expect.stringMatching(
        /:1 error : is HTML or XML, not JSON\. Use the file itself\. A download can be an error page or a sign-in page\.$/,
      ),
    ]);
  },
);

test.each([
  ['lists', '['.repeat(200_000)],
  ['an object that a bracket does not close', '{ ], "a": '.repeat(20_000)],
  ['a list that a brace does not close', '[ }, '.repeat(20_000)],
])('nesting that is too deep for the parser is one error: %s', (_title, text) => {
  expect(check(`[\n1, ${text}`)).toEqual([
    expect.stringMatching(
      /^2:\d{3,4} error : is nested too deep\. A catalogue has at most five levels\. Remove the others\.$/,
    ),
  ]);
});

test('nesting in unknown fields is accepted', () => {
  const app = JSON.stringify(buildValidApp()).replace('{', `{"x": ${'['.repeat(500)}${']'.repeat(500)}, `);
  expect(check(`[${app}]`)).toEqual([expect.stringContaining('warning 0.x: is an unknown field')]);
});

test('a number with 400 digits is an error', () => {
  for (const field of ['id', 'downloads', 'reviews', 'ratingAvg'])
    for (const sign of ['', '-']) {
      const text = JSON.stringify([{ ...buildValidApp(), [field]: '#' }]);
      expect(check(text.replace('"#"', sign + '9'.repeat(400)))).toEqual([
        expect.stringMatching(`error 0.${field}: is a number that cannot be kept exactly`),
        expect.stringMatching(`error 0.${field}: is (${sign}Infinity, which is )?not`),
      ]);
    }
});

test('a text that is no JSON at all has few errors', () => {
  expect(check(`[${'{id: 1},\n'.repeat(10_000)}]`).length).toBeLessThan(20);
});

test('any bytes are checked, and every diagnostic has a position', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      for (const { line, column } of checkCatalogue(bytes))
        expect([line, column]).toEqual([expect.any(Number), expect.any(Number)]);
    }),
  );
});

test('a file that cannot be read is named with the reason and the remedy', () => {
  const folder = temporaryFolder();
  folder.write({ 'a.json': '[]', 'data/b.json': '' });
  const read = (name: string) => () => readSource(join(folder.path, name), name);
  expect(String(read('a.json')())).toBe('[]');
  expect(read('b.json')).toThrow(
    /^The file b\.json does not exist\. Fix the path, or create the file with a list of apps, \[ … \]\.$/,
  );
  expect(read('a.json/b.json')).toThrow('The file a.json/b.json does not exist.');
  expect(read('data')).toThrow('The file data is a folder.');
  expect(() => readGivenFile('')).toThrow('The file . is a folder.');
  expect(() => readSource('\0', 'x')).toThrow(/^The file x cannot be read \(ERR_INVALID_ARG_VALUE\)\./);
  const denied = jest.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EACCES' });
  });
  expect(read('a.json')).toThrow(
    /^The file a\.json cannot be read because of its permissions\. Make it readable, then try again\.$/,
  );
  denied.mockRestore();
});
