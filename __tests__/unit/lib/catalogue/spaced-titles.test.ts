import { findSpacedTitles } from '@/lib/catalogue/spaced-titles';
import { fc, hostileText } from '../../../fixtures/properties';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const found = (text: string, ...titles: string[]) =>
  findSpacedTitles(titled(...titles), text).map(({ title }) => title);

test.each([
  ['Player Track', 'PlayerTrack'],
  ['playertrack', 'Player Track'],
  ['playertrack', 'My Player-Track 2'],
  ['player-tra', 'Player. Track'],
  ['who s for', 'Who’s for Lunch?!'],
  ['c 3 p o', 'C3PO'],
  ['海 の 地図', '海の地図'],
])('%j finds %j', (text, title) => {
  expect(found(text, title, 'Other')).toEqual([title]);
});

test('begins at the start of a word', () => {
  expect(found('ppl', 'Map Planner', 'P Planner')).toEqual(['P Planner']);
});

test('needs three letters', () => {
  expect(found('ab', 'A B')).toEqual([]);
  expect(found('(a) ? b!', 'AB')).toEqual([]);
  expect(found('abc', 'A B C')).toEqual(['A B C']);
});

test('compares all letters of a long text', () => {
  expect(found('ab '.repeat(200), 'ab'.repeat(200), `${'ab'.repeat(199)}ax`)).toEqual(['ab'.repeat(200)]);
});

test('begins at the start of a word, also if the letters are in the title before', () => {
  expect(found('a b c', 'xabc abc', 'xabc')).toEqual(['xabc abc']);
});

test('any title is found by its letters, with any punctuation between them', () => {
  fc.assert(
    fc.property(hostileText(), fc.constantFrom('', ' ', '.*', '\\', ')(?'), (title, separator) => {
      const text = title.normalize('NFKC');
      const letters = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      fc.pre(letters.join('').length > 5 && !/\p{M}/u.test(text));
      expect(findSpacedTitles([{ title }], letters.join(separator))).toHaveLength(1);
    }),
  );
});
