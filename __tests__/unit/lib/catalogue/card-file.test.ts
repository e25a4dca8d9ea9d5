import { decodeCards, encodeCards } from '@/lib/catalogue/card-file';
import { toListedApp } from '@/lib/catalogue/to-card-app';
import { buildApp } from '../../../fixtures/apps';
import { fc, hostileText } from '../../../fixtures/properties';

const cards = [
  buildApp({ id: 3, title: 'Überblick "Pro"', downloads: '1,200,000' }),
  buildApp({ id: 1, image: 'https://cdn.example/q.png', ratingAvg: 0 }),
  buildApp({ id: 7, title: '星の地図' }),
].map(toListedApp);

test.each([[cards], [[]]])('decodes what was encoded, in the same order: %j', (list) => {
  expect(decodeCards(JSON.parse(encodeCards(list)))).toEqual(list);
});

test('contains only the fields of cards', () => {
  expect(encodeCards([toListedApp(buildApp({ description: 'Long text.' }))])).not.toContain('Long text.');
});

test.each([
  ['null', null],
  ['a catalogue', [buildApp()]],
  ['an object without columns', {}],
  ['a column that is not a list', { ...JSON.parse(encodeCards(cards)), title: 'Fantail' }],
  ['a file without languages', { ...JSON.parse(encodeCards(cards)), languages: null }],
  ['columns of different lengths', { ...JSON.parse(encodeCards(cards)), ratingAvg: [4] }],
])('rejects %s', (_title, input) => {
  expect(() => decodeCards(input)).toThrow(new TypeError('The card file has an unknown format.'));
});

test('any JSON is decoded to cards, or rejected with a TypeError', () => {
  const columns = fc.record(
    Object.fromEntries(
      [...Object.keys(JSON.parse(encodeCards(cards)))].map((name) => [
        name,
        fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
      ]),
    ),
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), columns), (input) => {
      try {
        expect(decodeCards(input)).toHaveLength((input as { id: unknown[] }).id.length);
      } catch (error) {
        expect(error).toEqual(new TypeError('The card file has an unknown format.'));
      }
    }),
  );
});

test('any texts are decoded as they were encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostileText(), hostileText())), (texts) => {
      const list = texts.map(([title, companyName], id) => toListedApp(buildApp({ id, title, companyName })));
      expect(decodeCards(JSON.parse(encodeCards(list)))).toEqual(list);
    }),
  );
});
