import { type AppId, isId } from '@/lib/id';
import {
  formatListFile,
  MAX_FILE_MB,
  MAX_TITLE_LENGTH,
  parseListFile,
  readListFile,
} from '@/lib/installed/list-file';
import { character, fc } from '../../../fixtures/properties';

const title = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: MAX_TITLE_LENGTH })
  .filter((text) => text.trim() !== '' && text.length <= MAX_TITLE_LENGTH);

const day = fc.constantFrom('2026-11-20', '2025-01-02');

const entries = fc.uniqueArray(fc.record({ id: fc.maxSafeNat(), title, day }, { requiredKeys: ['id'] }), {
  selector: ({ id }) => id,
  minLength: 1,
});

test('formats one app per line', () => {
  expect(formatListFile([{ id: 3, title: 'Wagtail "3"', day: '2026-11-20' }, { id: 4000 }])).toBe(
    `{
  "version": 1,
  "apps": [
    { "id": 3, "title": "Wagtail \\"3\\"", "installed": "2026-11-20" },
    { "id": 4000 }
  ]
}
`,
  );
});

test('reads what it has written', () => {
  fc.assert(
    fc.property(entries, (written) => expect(parseListFile(formatListFile(written))).toEqual(written)),
  );
});

test('the longest list that fits in a localStorage can be imported', () => {
  const count = 764_000;
  expect(JSON.stringify([...Array(count).keys()]).length).toBeGreaterThan(0.99 * 5 * 2 ** 20);
  const last = Array.from({ length: 1000 }, (_, index) => ({ id: count - 1 - index }));
  expect((formatListFile(last).length * count) / last.length).toBeLessThan(MAX_FILE_MB * 1e6);
});

test.each([
  ['the plain list of appList', '[3,17]', [{ id: 3 }, { id: 17 }]],
  ['the strings of an earlier version', '["3","17"]', [{ id: 3 }, { id: 17 }]],
  [
    'duplicates, of which the first counts',
    '{"version":1,"apps":[{"id":3,"title":"A"},3]}',
    [{ id: 3, title: 'A' }],
  ],
  ['an unknown property', '{"version":1,"by":"hand","apps":[{"id":3,"rank":1}]}', [{ id: 3 }]],
  ['an empty title', '[{"id":3,"title":" "}]', [{ id: 3 }]],
  ['a day of installation', '[{"id":3,"installed":"2026-11-20"}]', [{ id: 3, day: '2026-11-20' }]],
  ['a day that is none', '[{"id":3,"installed":"soon"},{"id":17,"installed":7}]', [{ id: 3 }, { id: 17 }]],
  ['a title that is not text', '[{"id":3,"title":{}}]', [{ id: 3 }]],
])('reads %s', (_title, text, expected) => {
  expect(parseListFile(text)).toEqual(expected);
});

test('truncates a long title', () => {
  const [entry] = parseListFile(JSON.stringify([{ id: 3, title: 'x'.repeat(1000) }]));
  expect(entry?.title).toHaveLength(MAX_TITLE_LENGTH);
});

test.each([
  ['', 'It is not a JSON file.'],
  ['oops', 'It is not a JSON file.'],
  ['[3,17', 'It is not a JSON file.'],
  ['3', 'It contains no list of apps.'],
  ['null', 'It contains no list of apps.'],
  ['"3"', 'It contains no list of apps.'],
  ['{}', 'It contains no list of apps.'],
  ['{"state":{"ids":[3]},"version":0}', 'It contains no list of apps.'],
  ['{"version":1,"apps":{"id":3}}', 'It contains no list of apps.'],
  ['{"version":0,"apps":[3]}', 'It contains no list of apps.'],
  ['{"version":"2","apps":[3]}', 'It contains no list of apps.'],
  [
    '{"version":2,"apps":[]}',
    'It was exported by a newer version of this site. Reload this page, and try again.',
  ],
  ['[]', 'Its list is empty.'],
  ['{"version":1,"apps":[]}', 'Its list is empty.'],
  ['[3,null]', 'Entry 2 of its list is not an app.'],
  ['[-3]', 'Entry 1 of its list is not an app.'],
  ['[3,1.5,-1]', 'Entry 2 of its list is not an app.'],
  ['[{"title":"A"}]', 'Entry 1 of its list is not an app.'],
  ['[[3]]', 'Entry 1 of its list is not an app.'],
])('rejects %j', (text, message) => {
  expect(() => parseListFile(text)).toThrow(message);
});

describe('a file', () => {
  const listFile = (properties: object) =>
    Object.defineProperties(new File([], 'list.json'), Object.getOwnPropertyDescriptors(properties));
  const text = async () => '[3]';

  test.each([0, MAX_FILE_MB * 1e6])('of %d bytes is read', async (size) => {
    await expect(readListFile(listFile({ size, text }))).resolves.toEqual([{ id: 3 }]);
  });

  test('that is larger is not read', async () => {
    const file = listFile({ size: MAX_FILE_MB * 1e6 + 1, text });
    await expect(readListFile(file)).rejects.toThrow('It is larger than 20 MB.');
  });

  test('that has disappeared cannot be read', async () => {
    const file = listFile({ text: () => Promise.reject(new DOMException('', 'NotFoundError')) });
    await expect(readListFile(file)).rejects.toThrow('It could not be read.');
  });
});

test('returns unique safe ids or throws an Error with a message, for any text', () => {
  const text = fc.oneof(
    fc.string({ unit: character }),
    fc.json(),
    fc.array(fc.oneof(fc.nat(5), fc.record({ id: fc.jsonValue() }))).map((list) => JSON.stringify(list)),
    fc.jsonValue().map((apps) => JSON.stringify({ version: 1, apps })),
  );
  fc.assert(
    fc.property(text, (given) => {
      let ids: AppId[];
      try {
        ids = parseListFile(given).map(({ id }) => id);
      } catch (error) {
        expect(String(error)).toMatch(/^Error: (Its?|Entry \d+) .+\.$/);
        return;
      }
      expect(ids).not.toEqual([]);
      expect(ids.every((id) => isId(id))).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
