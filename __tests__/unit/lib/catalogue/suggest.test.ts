import { suggestApps } from '@/lib/catalogue/suggest';
import { fc } from '../../../fixtures/properties';

const TITLES = [
  'Wagtail',
  'Paper Carp',
  'Paper Trail',
  'Café Fjordline',
  'Meeting Minutes',
  'ねこカメラ',
  'Gosling',
  'Glug',
  '2187',
];
const apps = TITLES.map((title, id) => ({ id, title }));
const titles = async (text: string, limit = 4) =>
  (await suggestApps(apps, text, limit)).map(({ title }) => title);

test.each([
  ['wagtial', 'Wagtail', 'swapped letters'],
  ['awgtail', 'Wagtail', 'swapped first letters'],
  ['gulg', 'Glug', 'swapped letters of a short word'],
  ['2178', '2187', 'swapped digits'],
  ['wagtaill', 'Wagtail', 'an additional letter'],
  ['wgtail', 'Wagtail', 'a missing letter'],
  ['wogtail', 'Wagtail', 'a wrong letter'],
  ['carp paper', 'Paper Carp', 'another order of the words'],
  ['papercarp', 'Paper Carp', 'a missing space'],
  ['gosl ling', 'Gosling', 'an additional space'],
  ['cafe', 'Café Fjordline', 'a missing accent'],
  ['fäntail', 'Wagtail', 'an additional accent'],
  ['ねこカナラ', 'ねこカメラ', 'a wrong letter of another script'],
  ['meating minuets', 'Meeting Minutes', 'wrong letters in two words'],
])('for %j, %j is the nearest: %s', async (text, title) => {
  expect((await titles(text))[0]).toBe(title);
});

test('short words accept fewer wrong letters', async () => {
  const short = ['Go', 'Fog', 'Glug', 'Wagtail'].map((title, id) => ({ id, title }));
  const found = async (text: string) => (await suggestApps(short, text, 4)).map(({ title }) => title);
  expect(await found('go')).toEqual(['Go']);
  expect(await found('ga')).toEqual([]);
  expect(await found('fag')).toEqual(['Fog']);
  expect(await found('glog')).toEqual(['Glug']);
  expect(await found('glxy')).toEqual([]);
});

test('words of three letters or more are beginnings of others', async () => {
  expect(await titles('wag')).toEqual(['Wagtail']);
  expect(await titles('wa')).toEqual([]);
});

test('finds apps by their keywords and by products that they can replace, with wrong letters', async () => {
  const list = [
    ...apps,
    { id: 90, title: 'Quill', keywords: ['postcards', 'ink'], alternativeTo: ['Swiftpost'] },
  ];
  for (const text of ['postcards', 'potscards', 'swifpost'])
    expect((await suggestApps(list, text, 4)).map(({ id }) => id)).toEqual([90]);
});

test('titles with all words precede those with some', async () => {
  expect(await titles('trial paper')).toEqual(['Paper Trail', 'Paper Carp']);
});

test('leaves out titles that have only a similar short word', async () => {
  const found = await suggestApps(
    ['Cloudberry', 'Loud Print', 'Bear Cant Sleep'].map((title, id) => ({ id, title })),
    'cloud berry',
    4,
  );
  expect(found.map(({ title }) => title)).toEqual(['Cloudberry']);
});

test('returns nothing for a text that is near to no title', async () => {
  expect(await titles('xyzzyq')).toEqual([]);
  expect(await titles('?!')).toEqual([]);
  expect(await titles('')).toEqual([]);
});

test('returns at most as many as the limit', async () => {
  expect(await titles('papr', 1)).toHaveLength(1);
});

test('answers to a long text, which takes minutes as a whole', async () => {
  expect(await titles('wagtial '.padEnd(100_000, 'ab'))).toEqual(['Wagtail']);
});

test('never throws, and returns apps of the catalogue, each once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const found = await titles(text);
      expect(new Set(found).size).toBe(found.length);
      expect(TITLES).toEqual(expect.arrayContaining(found));
    }),
  );
});
