import { suggestApps } from '@/lib/catalogue/suggest';
import { fc } from '../../../fixtures/properties';

const TITLES = [
  'Fantail',
  'Paper Koi',
  'Paper Trail',
  'Café Larkmoor',
  'Meeting Minutes',
  'ねこカメラ',
  'Puffling',
  'Glug',
  '2187',
];
const apps = TITLES.map((title, id) => ({ id, title }));
const titles = async (text: string, limit = 4) =>
  (await suggestApps(apps, text, limit)).map(({ title }) => title);

test.each([
  ['fantial', 'Fantail', 'swapped letters'],
  ['afntail', 'Fantail', 'swapped first letters'],
  ['gulg', 'Glug', 'swapped letters of a short word'],
  ['2178', '2187', 'swapped digits'],
  ['fantaill', 'Fantail', 'an additional letter'],
  ['fntail', 'Fantail', 'a missing letter'],
  ['fontail', 'Fantail', 'a wrong letter'],
  ['koi paper', 'Paper Koi', 'another order of the words'],
  ['paperkoi', 'Paper Koi', 'a missing space'],
  ['puff ling', 'Puffling', 'an additional space'],
  ['cafe', 'Café Larkmoor', 'a missing accent'],
  ['fäntail', 'Fantail', 'an additional accent'],
  ['ねこカナラ', 'ねこカメラ', 'a wrong letter of another script'],
  ['meating minuets', 'Meeting Minutes', 'wrong letters in two words'],
])('for %j, %j is the nearest: %s', async (text, title) => {
  expect((await titles(text))[0]).toBe(title);
});

test('titles with all words precede those with some', async () => {
  expect(await titles('trial paper')).toEqual(['Paper Trail', 'Paper Koi']);
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
  expect(await titles('fantial '.padEnd(100_000, 'ab'))).toEqual(['Fantail']);
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
