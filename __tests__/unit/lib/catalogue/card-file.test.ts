import { decodeCards, encodeCards } from '@/lib/catalogue/card-file';
import { toListedApp } from '@/lib/catalogue/views';
import { buildApp, buildFullApp } from '../../../fixtures/apps';
import { fc, hostileText } from '../../../fixtures/properties';

const cards = [
  buildApp({ id: 3, title: 'Überblick "Pro"', downloads: '1,200,000' }),
  buildApp({ id: 1, image: 'https://cdn.example/q.png', ratingAvg: 0 }),
  buildFullApp({ id: 7, title: '海の地図' }),
].map(toListedApp);

/** The lines of the card file with two of the cards in its first part, and one in the second. */
const [header = '', ...parts] = encodeCards(cards, 2).split('\n');

test.each([[cards], [[]]])('decodes what was encoded, in the same order: %j', async (list) => {
  await expect(decodeCards(encodeCards(list))).resolves.toEqual(list);
});

test('ids in any order, and categories that repeat, are decoded as they were encoded', async () => {
  const lists = [['Tools'], ['Games', 'Tools'], undefined, ['Tools', '0', 'Games']];
  const list = [7, 'immich', 0, 90_000].map((id, index) =>
    toListedApp({ ...buildApp(), id, ...(lists[index] && { categories: lists[index] }) }),
  );
  for (const size of [1, 2, 4]) await expect(decodeCards(encodeCards(list, size))).resolves.toEqual(list);
  expect(encodeCards(list).match(/Tools/g)).toHaveLength(1);
});

test('collections that repeat are decoded as they were encoded, beside categories', async () => {
  const list = [['Start here'], ['Tools', 'Start here'], undefined].map((collections, id) =>
    toListedApp({ ...buildApp({ id, categories: ['Tools'] }), ...(collections && { collections }) }),
  );
  await expect(decodeCards(encodeCards(list))).resolves.toEqual(list);
  expect(encodeCards(list).match(/Start here/g)).toHaveLength(1);
});

test('ignores white space at the end', async () => {
  await expect(decodeCards(`${encodeCards(cards)}\n`)).resolves.toEqual(cards);
});

test('decodes each part in a task of its own', async () => {
  const parse = jest.spyOn(JSON, 'parse');
  const text = encodeCards(cards, 1);
  const decoded = decodeCards(text);
  expect(parse).toHaveBeenCalledTimes(1);
  const parsedPerTask: number[] = [];
  let isDone = false;
  void decoded.finally(() => {
    isDone = true;
  });
  for (let before = 1; !isDone; before = parse.mock.calls.length) {
    await new Promise((resolve) => setTimeout(resolve));
    parsedPerTask.push(parse.mock.calls.length - before);
  }
  parse.mockRestore();
  expect(parsedPerTask.filter((count) => count > 0)).toEqual([1, 1, 1]);
});

test('contains only the fields of cards', () => {
  expect(encodeCards([toListedApp(buildApp({ description: 'Long text.' }))])).not.toContain('Long text.');
});

test.each([
  ['null', 'null'],
  ['a catalogue', JSON.stringify([buildApp()])],
  ['an object without columns', '{}'],
  ['a file without a number of apps', encodeCards(cards).replace('3', 'null')],
  ['a file that is cut between two parts', [header, parts[0]].join('\n')],
])('rejects %s', async (_title, text) => {
  await expect(decodeCards(text)).rejects.toEqual(new TypeError('The card file is not complete.'));
});

test.each([
  ['an empty file', ''],
  ['a page', '<!DOCTYPE html>'],
  ['a file that is cut in a part', encodeCards(cards).slice(0, -9)],
  ['an empty line', encodeCards(cards).replace('\n', '\n\n')],
])('rejects %s', async (_title, text) => {
  await expect(decodeCards(text)).rejects.toThrow(SyntaxError);
});

test('any texts are decoded as they were encoded', async () => {
  const text = fc.tuple(hostileText(), hostileText());
  await fc.assert(
    fc.asyncProperty(fc.array(text), fc.integer({ min: 1, max: 4 }), async (texts, size) => {
      const list = texts.map(([title, companyName], id) => toListedApp(buildApp({ id, title, companyName })));
      await expect(decodeCards(encodeCards(list, size))).resolves.toEqual(list);
    }),
  );
});
