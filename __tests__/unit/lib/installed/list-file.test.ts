import { type AppId, isId } from '@/lib/id';
import { formatListFile, MAX_TITLE_LENGTH, readListFile } from '@/lib/installed/list-file';
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

const read = (text: string) =>
  readListFile(Object.assign(new File([], 'list.json'), { text: async () => text }));

test('reads what it has written', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (written) =>
      expect(await read(formatListFile(written))).toEqual(written),
    ),
  );
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
])('reads %s', async (_title, text, expected) => {
  await expect(read(text)).resolves.toEqual(expected);
});

test('truncates a long title', async () => {
  const [entry] = await read(JSON.stringify([{ id: 3, title: 'x'.repeat(1000) }]));
  expect(entry?.title).toHaveLength(MAX_TITLE_LENGTH);
});

test.each([
  ['', 'It could not be read.'],
  ['oops', 'It could not be read.'],
  ['3', 'It contains no list of apps.'],
  ['{}', 'It contains no list of apps.'],
  ['{"version":1,"apps":{"id":3}}', 'It contains no list of apps.'],
  ['{"version":0,"apps":[3]}', 'It contains no list of apps.'],
  ['{"version":"2","apps":[3]}', 'It contains no list of apps.'],
  ['{"version":2,"apps":[3]}', 'It contains no list of apps.'],
  ['[]', 'It contains no list of apps.'],
  ['{"version":1,"apps":[]}', 'It contains no list of apps.'],
  ['[3,null]', 'Entry 2 of its list is not an app.'],
  ['[3,1.5,-1]', 'Entry 2 of its list is not an app.'],
  ['[{"title":"A"}]', 'Entry 1 of its list is not an app.'],
])('rejects %j', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a file of more than 20 MB is not read', async () => {
  const file = new File([], 'list.json');
  const sized = (size: number) =>
    Object.defineProperties(file, { size: { value: size, configurable: true } });
  const text = jest.fn(async () => '[3]');
  Object.assign(file, { text });
  await expect(readListFile(sized(20e6 + 1))).rejects.toThrow('It could not be read.');
  expect(text).not.toHaveBeenCalled();
  await expect(readListFile(sized(20e6))).resolves.toEqual([{ id: 3 }]);
});

test('a file that has disappeared cannot be read', async () => {
  const text = () => Promise.reject(new DOMException('', 'NotFoundError'));
  await expect(readListFile(Object.assign(new File([], 'list.json'), { text }))).rejects.toThrow(
    'It could not be read.',
  );
});

test('returns unique safe ids or throws an Error with a message, for any text', async () => {
  const text = fc.oneof(
    fc.string({ unit: character }),
    fc.json(),
    fc.array(fc.oneof(fc.nat(5), fc.record({ id: fc.jsonValue() }))).map((list) => JSON.stringify(list)),
    fc.jsonValue().map((apps) => JSON.stringify({ version: 1, apps })),
  );
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      let ids: AppId[];
      try {
        ids = (await read(given)).map(({ id }) => id);
      } catch (error) {
        expect(String(error)).toMatch(/^Error: (It|Entry \d+) .+\.$/);
        return;
      }
      expect(ids).not.toEqual([]);
      expect(ids.every((id) => isId(id))).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
