import { orderNames } from '@/lib/catalogue/names-in-view';

const ordered = (names: Record<string, number>) =>
  orderNames(
    Object.entries(names),
    ([, count]) => count,
    ([name]) => name,
  ).map(([name]) => name);

test('has the eight names of most apps first, and the others as in a dictionary', () => {
  const many = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`Topic ${index}`, 20 + index]));
  const few = { 'Part 10': 9, école: 1, Zoo: 8, 'Part 9': 2, art: 1 };
  expect(ordered({ ...few, ...many })).toEqual([
    ...Object.keys(many).reverse(),
    'art',
    'école',
    'Part 9',
    'Part 10',
    'Zoo',
  ]);
});

test('keeps the order of names with as many apps, if all are in view', () => {
  expect(ordered({ Tools: 2, Games: 2, Books: 3 })).toEqual(['Books', 'Tools', 'Games']);
});

test('the others have the order of a dictionary of the language of the site', async () => {
  jest.resetModules();
  jest.doMock('@/texts/language', () => jest.requireActual('@/lib/texts/ja/language'));
  const { dictionaryOrder } = await import('@/lib/catalogue/list-order');
  expect(['地図', '安全', '家計', '音楽'].sort(dictionaryOrder())).toEqual(['安全', '音楽', '家計', '地図']);
});
