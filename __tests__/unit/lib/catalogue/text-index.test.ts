import { type AppId, compareIds } from '@/lib/catalogue/id';
import { shardUrl } from '@/lib/catalogue/shards';
import { termsOf } from '@/lib/catalogue/terms';
import {
  addToIndex,
  decodeTextShard,
  encodeTextIndex,
  findInIndex,
  type IndexedApp,
  shardKey,
} from '@/lib/catalogue/text-index';
import { buildApp, buildFullApp } from '../../../fixtures/apps';
import { fc, hostileText } from '../../../fixtures/properties';

/** The ids of the apps that a search finds in the index of an ordinary catalogue. */
async function find(apps: readonly IndexedApp[], text: string): Promise<AppId[]> {
  const index = new Map<string, AppId[]>();
  addToIndex(index, apps);
  return [...(await findInIndex(text, () => index))].sort(compareIds);
}

/** Those that it finds in the shards of a large one. */
async function findInShards(apps: readonly IndexedApp[], text: string, size?: number): Promise<AppId[]> {
  const texts = encodeTextIndex(apps, size);
  const shards = { folder: '', count: texts.length };
  const found = await findInIndex(text, (word) => {
    const shard = texts[Number(/\d+/.exec(shardUrl(shards, shardKey(word))))];
    return shard === undefined ? [] : decodeTextShard(JSON.parse(shard));
  });
  return [...found].sort(compareIds);
}

const apps = [
  buildFullApp({
    id: 3,
    title: 'Wagtail',
    description: 'Sorts letters.\n\nAnd parcels.',
    keywords: ['post', 'mail'],
  }),
  buildApp({ id: 1, title: 'Gosling', description: 'Sorts coloured parcels at the café.' }),
  buildApp({ id: 900, title: '海の地図', description: '今夜の星座と惑星を表示します。' }),
  { ...buildApp({ title: 'Immich', description: 'Keeps photographs.' }), id: 'immich' },
];

test.each([
  ['a word of a description', 'letters', [3]],
  ['the start of a word', 'par', [1, 3]],
  ['any case, and without accents', 'CAFE', [1]],
  ['a keyword', 'mail', [3]],
  ['a product that an app can replace', 'lettertray', [3]],
  ['an app whose id is a name', 'photographs', ['immich']],
  ['all words, in any order', 'parcels sorts', [1, 3]],
  ['words of the title and the description', 'parcels gosling', [1]],
  ['letters of a script without spaces', '惑星', [900]],
  ['more of them', '星座と惑星', [900]],
  ['not the middle of a word', 'etters', []],
  ['not if one word is missing', 'sorts tea', []],
  ['no pair that is missing', '惑地', []],
  ['ignores single letters', 'x letters', [3]],
  ['nothing for a single letter', 'l', []],
  ['nothing for punctuation', '?!', []],
])('%s: %j finds %j', async (_, text, ids) => {
  expect(await find(apps, text)).toEqual(ids);
  expect(await findInShards(apps, text)).toEqual(ids);
});

test('ignores the end of a very long text, and asks for each word once', async () => {
  const asked: string[] = [];
  await findInIndex(`sorts sorts ${'x '.repeat(100)} letters`, (word) => {
    asked.push(word);
    return [];
  });
  expect(asked).toEqual(['sorts']);
});

test('names of properties that all objects have are words', async () => {
  const odd = [buildApp({ id: 1, description: 'constructor of __proto__' }), buildApp({ id: 2 })];
  for (const text of ['constructor', '__proto__']) expect(await findInShards(odd, text)).toEqual([1]);
  expect(await findInShards(odd, 'hasOwnProperty')).toEqual([]);
});

test('an empty catalogue has no shards', async () => {
  expect(encodeTextIndex([])).toEqual([]);
});

test('shards have about the given size', () => {
  const many = Array.from({ length: 400 }, (_, id) =>
    buildApp({ id, description: `${id.toString(36)}x ${(id * 7).toString(26)}y ${id * 31}` }),
  );
  const sizes = encodeTextIndex(many, 2000).map(({ length }) => length);
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(8000);
});

const word = fc.constantFrom(
  'mail',
  'mailbox',
  'Ma',
  'post',
  'Äpfel',
  '地図',
  '海の地図',
  'データ',
  'خط',
  'a',
  'constructor',
);
const words = fc.array(fc.oneof(word, hostileText()), { maxLength: 6 }).map((parts) => parts.join(' '));
const anyApps = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    title: words,
    description: words,
    keywords: fc.option(fc.array(words, { maxLength: 2 }), { nil: undefined }),
    alternativeTo: fc.option(fc.array(words, { maxLength: 2 }), { nil: undefined }),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);

test('finds exactly the apps whose texts have all words, in the index and in shards of any size', async () => {
  const search = fc.oneof(words, word);
  await fc.assert(
    fc.asyncProperty(anyApps, search, fc.integer({ min: 5, max: 400 }), async (apps, text, size) => {
      const wanted = termsOf(text.slice(0, 200), 2);
      const expected = apps
        .filter(({ title, description, keywords = [], alternativeTo = [] }) => {
          const own = [title, description, ...keywords, ...alternativeTo].flatMap((part) => termsOf(part, 2));
          return wanted.length > 0 && wanted.every((one) => own.some((term) => term.startsWith(one)));
        })
        .map(({ id }) => id)
        .sort(compareIds);
      expect(await find(apps, text)).toEqual(expected);
      expect(await findInShards(apps, text, size)).toEqual(expected);
    }),
  );
});

test.each([
  ['null', null],
  ['an object', {}],
  ['a list of words', ['mail']],
  ['a catalogue', [buildApp()]],
  ['an entry without a term', [[1, 2]]],
  ['an entry with lists', [['mail', [1]]]],
])('rejects %s', (_, input) => {
  expect(() => decodeTextShard(input)).toThrow(
    new TypeError('The index of the texts has an unknown format.'),
  );
});
