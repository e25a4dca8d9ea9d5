import { plainText } from '@/lib/catalogue/plain-text';
import { findInIndex } from '@/lib/catalogue/search/find-in-index';
import { isWithoutSpaces, runsOf, termsOf } from '@/lib/catalogue/search/terms';
import { addToIndex, type TextIndex } from '@/lib/catalogue/search/text-index';
import { decodeTextShard, encodeTextIndex, shardKey } from '@/lib/catalogue/search/text-shards';
import { shardUrl } from '@/lib/catalogue/shards';
import { type SearchedApp, toSearchedBesideCards } from '@/lib/catalogue/views';
import { type AppId, compareIds } from '@/lib/id';
import { buildApp, buildFullApp } from '../../../../fixtures/apps';
import { fc, hostileText } from '../../../../fixtures/properties';

function indexOf(apps: readonly SearchedApp[]): TextIndex {
  const index: TextIndex = new Map();
  addToIndex(index, apps);
  return index;
}

/** The ids of the apps that a search finds in the index of an ordinary catalogue, the best first. */
async function find(apps: readonly SearchedApp[], text: string): Promise<AppId[]> {
  return idsOf(await findInIndex(text, indexOf(apps)));
}

/** Those that it finds in the shards of a large one, whose index in the browser has some of the fields. */
async function findInShards(apps: readonly SearchedApp[], text: string, size?: number): Promise<AppId[]> {
  const rest = apps.map(toSearchedBesideCards);
  const texts = encodeTextIndex(rest, undefined, size);
  const shards = { folder: '', count: texts.length };
  const cards = apps.map((app, at) => {
    const others = Object.keys(rest[at] ?? {});
    return {
      ...Object.fromEntries(Object.entries(app).filter(([field]) => !others.includes(field))),
      id: app.id,
    };
  });
  const found = await findInIndex(text, indexOf(cards), undefined, async (word) => {
    const shard = texts[Number(/\d+/.exec(shardUrl(shards, shardKey(word))))];
    return shard === undefined ? new Map() : decodeTextShard(JSON.parse(shard));
  });
  return idsOf(found);
}

function idsOf({ weights }: Awaited<ReturnType<typeof findInIndex>>): AppId[] {
  return [...weights].sort((a, b) => b[1] - a[1] || compareIds(a[0], b[0])).map(([id]) => id);
}

const apps = [
  buildFullApp({
    id: 3,
    title: 'Wagtail',
    description: 'Sorts letters.\n\nAnd parcels.',
    keywords: ['post', 'mail', 'C#', '.NET'],
    categories: ['Galleries'],
  }),
  buildApp({ id: 1, title: 'Gosling', description: 'Sorts coloured parcels at the café, as mail.' }),
  buildApp({
    id: 700,
    title: 'Siskin',
    companyName: 'Nestwork',
    description: 'See [more](https://heron.example) **tomorrow**.',
  }),
  buildApp({ id: 900, title: '海の地図', description: '今夜の星座と惑星を表示します。' }),
  { ...buildApp({ title: 'PlayerTrack', description: 'Keeps photographs.' }), id: 'immich' },
  buildFullApp({ id: 8, title: 'My Player-Track 2', keywords: ['R'], description: 'Net of R.' }),
].map(({ summary, ...app }) => app);

test.each([
  ['a word of a description', 'parcels', [1, 3]],
  ['the start of a word', 'par', [1, 3]],
  ['any case, and without accents', 'CAFE', [1]],
  ['a keyword before a description', 'mail', [3, 1]],
  ['a developer', 'fjordline', [1, 3, 8, 900, 'immich']],
  ['a category, in the singular', 'gallery', [3]],
  ['a singular by its plural', 'mails', [3, 1]],
  ['a licence', 'agpl-3.0', [3, 8]],
  ['a platform', 'android', [3, 8]],
  ['a product that an app can replace', 'lettertray', [3, 8]],
  ['an app whose id is a name', 'photographs', ['immich']],
  ['all words, in any order', 'parcels sorts', [1, 3]],
  ['words of the title and the description', 'parcels gosling', [1]],
  ['letters of a script without spaces', '惑星', [900]],
  ['more of them', '星座と惑星', [900]],
  ['one of them', '惑', [900]],
  ['the last of them', '星', [900]],
  ['C# as a word', 'c#', [3]],
  ['.NET, and no net', '.net', [3]],
  ['a single letter that is a name', 'r', [8]],
  ['a word with marks', 'tomorrow', [700]],
  ['no word of a URL', 'heron', []],
  ['not the middle of a word', 'etters', []],
  ['not if one word is missing', 'sorts tea', []],
  ['no pair that is missing', '惑地', []],
  ['ignores single letters', 'x parcels', [1, 3]],
  ['words of one letter each', '星 表', [900]],
  ['a word of one letter beside a longer one', '惑星 表', [900]],
  ['not if a word of one letter is missing', '惑星 犬', []],
  ['nothing for a single letter of a text', 'l', []],
  ['nothing for punctuation', '?!', []],
  ['a title without a space', 'Player Track', [8, 'immich']],
  ['a title with another one', 'playertrack', ['immich', 8]],
  ['a title with punctuation', 'player-tra', [8, 'immich']],
  ['three letters of a title with another space', 'm yp', [8]],
  ['a title with other spaces of another script', '海 の 地図', [900]],
])('%s: %j finds %j', async (_, text, ids) => {
  expect(await find(apps, text)).toEqual(ids);
  expect(await findInShards(apps, text)).toEqual(ids);
});

test('what an app is counts more than what else is said of it, and less than its names', async () => {
  const three = [
    { id: 1, title: 'Quill', summary: 'Writes letters.', description: 'Writes letters, and sorts photos.' },
    { id: 2, title: 'Siskin', summary: 'Sorts **photos**.', description: 'Sorts them by day.' },
    { id: 3, title: 'Photobook', summary: 'Prints books.' },
  ];
  expect(await find(three, 'photos')).toEqual([3, 2, 1]);
  expect(await findInShards(three, 'photos')).toEqual([3, 2, 1]);
});

test('a title with the letters of all words is before one with a word and the start of another', async () => {
  const two = [
    { id: 1, title: 'Vocabulary Cards', description: 'Flashy.' },
    { id: 2, title: 'Flashcards' },
  ];
  expect(await find(two, 'flash cards')).toEqual([2, 1]);
});

test('ignores the end of a very long text, and asks for each word once', async () => {
  const asked: string[] = [];
  await findInIndex(`sorts sorts ${'x '.repeat(100)} letters`, new Map(), undefined, async (word) => {
    asked.push(word);
    return new Map();
  });
  expect(asked).toEqual(['sorts']);
});

test('an index has each term of an app once, and no single letters of texts', () => {
  const quill = { id: 1, title: 'Quill', summary: 'Ink', description: 'A quill for ink.' };
  expect([...indexOf([quill, { id: 2 }])]).toEqual([
    ['quill', [[1], [], []]],
    ['ink', [[], [1], []]],
    ['for', [[], [], [1]]],
  ]);
});

test('the first eight words of a title are found without their spaces', async () => {
  const digits = [{ id: 1, title: '1 2 3 4 5 6 7 8 9' }];
  expect(await find(digits, '12345678')).toEqual([1]);
  expect(await find(digits, '123456789')).toEqual([]);
});

test('ends between two tasks when its signal is aborted', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 8));
  const signal = AbortSignal.abort(new Error('replaced'));
  await expect(findInIndex('mail', indexOf(apps), signal)).rejects.toThrow('replaced');
});

test('of a large catalogue, the first terms of each text', async () => {
  const long = [buildApp({ id: 1, description: 'one two three four' })];
  const [shard = ''] = encodeTextIndex(long, 3);
  const terms = [...decodeTextShard(JSON.parse(shard)).keys()];
  expect(terms).toEqual(expect.arrayContaining(['one', 'three']));
  expect(terms).not.toContain('four');
});

test('names of properties that all objects have are words', async () => {
  const odd = [buildApp({ id: 1, description: 'constructor of __proto__' }), buildApp({ id: 2 })];
  for (const text of ['constructor', '__proto__']) expect(await findInShards(odd, text)).toEqual([1]);
  expect(await findInShards(odd, 'hasOwnProperty')).toEqual([]);
});

test('shards do not depend on the order of the apps', () => {
  expect(encodeTextIndex(apps.toReversed())).toEqual(encodeTextIndex(apps));
});

test('the key of a shard is two letters, or one of a script without spaces', () => {
  expect(['', 'c', 'mail', '𐐨𐐨𐐨', '地図'].map(shardKey)).toEqual(['', 'c', 'ma', '𐐨𐐨', '地']);
});

test('an empty catalogue has no shards', () => {
  expect(encodeTextIndex([])).toEqual([]);
});

test('shards have about the given size', () => {
  const many = Array.from({ length: 400 }, (_, id) =>
    buildApp({ id, description: `${id.toString(36)}x ${(id * 7).toString(26)}y ${id * 31}` }),
  );
  const sizes = encodeTextIndex(many, undefined, 2000).map(({ length }) => length);
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(10_000);
});

const word = fc.constantFrom(
  'mail',
  'mailbox',
  'Ma',
  'post',
  'posts',
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
    keywords: fc.array(words, { maxLength: 2 }),
    alternativeTo: fc.array(words, { maxLength: 2 }),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);

test('finds at least the apps whose texts have all words, and the same ones in shards of any size', async () => {
  const search = fc.oneof(words, word);
  await fc.assert(
    fc.asyncProperty(anyApps, search, fc.integer({ min: 5, max: 400 }), async (apps, text, size) => {
      const searched = text.slice(0, 200);
      const wanted = termsOf(searched).filter(
        (term) => term.length > 1 || (isWithoutSpaces(term) && runsOf(searched).includes(term)),
      );
      const expected = apps.filter(({ title, description, keywords, alternativeTo }) => {
        const own = [title, plainText(description), ...keywords, ...alternativeTo].flatMap(termsOf);
        return wanted.length > 0 && wanted.every((one) => own.some((term) => term.startsWith(one)));
      });
      const found = await find(apps, text);
      expect(found).toEqual(expect.arrayContaining(expected.map(({ id }) => id)));
      expect(await findInShards(apps, text, size)).toEqual(found);
    }),
  );
});

test('rejects what is no list', () => {
  expect(() => decodeTextShard({})).toThrow(new TypeError('The index of the texts has an unknown format.'));
});

describe('without an app that has all words', () => {
  const TITLES = [
    'Wagtail',
    'Paper Carp',
    'Paper Trail',
    'Meeting Minutes',
    'ねこカメラ',
    'Gosling',
    'Quill',
    'Cloudberry',
    'Loud Print',
    'Bear Cant Sleep',
  ];
  const near = async (
    text: string,
    apps: readonly SearchedApp[] = TITLES.map((title, id) => ({ id, title })),
  ) => {
    const { weights, near } = await findInIndex(text, indexOf(apps));
    expect(weights.size).toBe(0);
    const titleOf = (wanted: AppId) => apps.find(({ id }) => id === wanted)?.title;
    return [...near].sort((a, b) => b[1] - a[1]).map(([id]) => titleOf(id));
  };

  test.each([
    ['wagtial', 'Wagtail', 'wrong letters'],
    ['gosl ling', 'Gosling', 'an additional space and letter'],
    ['fäntail', 'Wagtail', 'an additional accent'],
    ['ねこカナラ', 'ねこカメラ', 'a wrong letter of another script'],
    ['meating minuets', 'Meeting Minutes', 'wrong letters in two words'],
    ['trial paper', 'Paper Trail', 'a wrong letter and another order'],
    ['paper xyzzyq', 'Paper Carp', 'a word that is missing'],
    ['lwoud berry', 'Loud Print', 'some of them'],
  ])('for %j, %j is the nearest: %s', async (text, title) => {
    expect((await near(text))[0]).toBe(title);
  });

  test('keywords can be near, descriptions are not', async () => {
    const described = [
      { id: 1, title: 'Quill', keywords: ['postcards'] },
      { id: 2, title: 'Ink', description: 'Sends postcards.' },
    ];
    expect(await near('potscards', described)).toEqual(['Quill']);
    expect(await near('potscards', described.slice(1))).toEqual([]);
  });

  test('names with a short similar word only are left out', async () => {
    expect(await near('cloudbery can')).toEqual(['Cloudberry']);
    expect(await near('quill wgtal')).toEqual(['Quill', 'Wagtail']);
  });

  test('a text that is near to no name finds nothing', async () => {
    for (const text of ['xyzzyq', '?!', '']) expect(await near(text)).toEqual([]);
  });
});
