import { parseJson } from '@/lib/catalogue/file';
import { printCatalogue } from '@/lib/catalogue/print';
import { fc, hostileText } from '../../../fixtures/properties';

const TEXT = `[
  {
    "id": 1,
    "title": "Caf\u00e9",
    "links": {
      "get": "https://a.example"
    },
    "categories": ["a", "b"],
    "mixed": [
      "a",
      { "b": [1] }
    ],
    "ratings": [
      { "name": "1 star", "count": 3 },
      { "name": "2 star", "count": 4, "note": { "by": ["a", {}] } }
    ],
    "note": null
  },
  {}
]
`;

test('each app, field and entry has a line, and a list without objects is on one line', () => {
  expect(printCatalogue(JSON.parse(TEXT))).toBe(TEXT);
  expect(printCatalogue([])).toBe('[]\n');
  expect(printCatalogue([1, 2])).toBe('[\n  1,\n  2\n]\n');
});

test.each([
  ['a byte-order mark', '\uFEFF[]', '\uFEFF[\n  {}\n]\n'],
  ['CRLF', '[\r\n]', '[\r\n  {}\r\n]\r\n'],
  ['CRLF after empty lines', '\n\n\uFEFF[\r\n]\n', '\uFEFF[\r\n  {}\r\n]\r\n'],
  ['LF before a line with CRLF', '[\n{},\r\n{}]\n', '[\n  {}\n]\n'],
])('%s of the file stays', (_title, like, expected) => {
  expect(printCatalogue([{}], like)).toBe(expected);
});

test('the character of a byte-order mark within the file is none', () => {
  expect(printCatalogue([], '["\uFEFF"]')).toBe('[]\n');
});

test('numbers and texts are spelled in one way', () => {
  expect(printCatalogue(JSON.parse('[{ "a": [4.70, 1e3, "\\u0061\\u2028"] }]'))).toBe(
    '[\n  {\n    "a": [4.7, 1000, "a\u2028"]\n  }\n]\n',
  );
});

/** Any JSON value. */
const anyValue = fc
  .oneof(fc.jsonValue(), hostileText(), fc.array(fc.dictionary(hostileText(), hostileText())))
  .map((value) => JSON.parse(JSON.stringify(value)));

const anyApps = fc.array(
  fc.dictionary(fc.oneof(fc.constantFrom('id', '__proto__', 'ratings'), hostileText()), anyValue),
);

describe('for random catalogues', () => {
  test('the text has the apps, with their fields in their order', () => {
    fc.assert(
      fc.property(anyApps, fc.constantFrom('', '\uFEFF', '\r\n'), (apps, like) => {
        const value = JSON.parse(JSON.stringify(apps));
        const text = printCatalogue(value, like);
        expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(value));
        expect(printCatalogue(parseJson(text), text)).toBe(text);
      }),
    );
  });

  test('another value of an app changes no line of others', () => {
    fc.assert(
      fc.property(anyApps, fc.nat(), anyValue, (apps, at, value) => {
        fc.pre(apps.length > 0);
        const index = at % apps.length;
        const linesOf = (list: unknown[]) => printCatalogue(list).split('\n');
        const [before, after] = [apps, apps.with(index, { ...apps[index], note: value })].map(linesOf);
        const start = linesOf(apps.slice(0, index)).length - 2;
        const end = linesOf(apps.slice(index + 1)).length - 2;
        expect(after?.slice(0, Math.max(start, 1))).toEqual(before?.slice(0, Math.max(start, 1)));
        expect(after?.slice(-end - 1)).toEqual(before?.slice(-end - 1));
      }),
    );
  });
});
