import type { Rating } from '@/lib/catalogue/schema';
import { describeChange, summarize } from '@/lib/editor/diff/describe';
import { diffCatalogues } from '@/lib/editor/diff/diff';
import { buildApp, buildApps } from '../../../../fixtures/apps';

describe('describeChange', () => {
  test.each([
    [9_000_000, 8_000_000, '9M -> 8M, -11 %'],
    [8_000_000, 9_000_000, '8M -> 9M, +13 %'],
    [1_000_000, 1_025_000, '1,000,000 -> 1,025,000, +2.5 %'],
    [1_038_264_915, 1_038_264_916, '1,038,264,915 -> 1,038,264,916'],
    [0, 12, '0 -> 12'],
    [12, 0, '12 -> 0, -100 %'],
    [10, 10_000, '10 -> 10K, +99,900 %'],
    ['500K+', '1M+', '500K+ -> 1M+, +100 %'],
    ['500K+', 500_000, '500K+ -> 500K'],
  ])('formats downloads of %p and %p', (before, after, words) => {
    expect(describeChange({ field: 'downloads', before, after })).toBe(words);
  });

  test('formats reviews like downloads', () => {
    expect(describeChange({ field: 'reviews', before: 100, after: 50 })).toBe('100 -> 50, -50 %');
  });

  test('formats an average as in the file', () => {
    expect(describeChange({ field: 'ratingAvg', before: 4, after: 4.25 })).toBe('4 -> 4.25');
  });

  test('quotes texts, and escapes control characters and quotation marks', () => {
    expect(describeChange({ field: 'title', before: 'A "b"', after: 'A\u001B[31m' })).toBe(
      String.raw`"A \"b\"" -> "A\u001b[31m"`,
    );
  });

  test('reports a change of white space', () => {
    expect(describeChange({ field: 'description', before: 'One. Two.', after: 'One.\n\nTwo.' })).toBe(
      'only spaces and line breaks differ',
    );
  });

  const levels = (...counts: number[]): Rating[] =>
    counts.map((count, index) => ({ name: `${index + 1} star`, count }));

  test.each<[string, Rating[], Rating[], string]>([
    ['counts', levels(1000, 2000), levels(1000, 3000), '3K -> 4K, +33 % in total; 1 of 2 levels changed'],
    ['counts with the same sum', levels(1, 2), levels(2, 1), '3 in total, unchanged; 2 of 2 levels changed'],
    ['a new level', levels(5), levels(5, 5), '5 -> 10, +100 % in total; added "2 star"'],
    ['a removed level', levels(5, 0), levels(5), '5 in total, unchanged; removed "2 star"'],
    [
      'a renamed level',
      levels(5),
      [{ name: 'one', count: 5 }],
      '5 in total, unchanged; added "one"; removed "1 star"',
    ],
    [
      'reordered levels',
      levels(1, 2),
      levels(1, 2).reverse(),
      '3 in total, unchanged; order of the levels changed',
    ],
    ['a duplicate level', levels(1), [...levels(1), ...levels(1)], '1 -> 2, +100 % in total; added "1 star"'],
    ['the first level', [], levels(7), '0 -> 7 in total; added "1 star"'],
    ['a single level', levels(1), levels(2), '1 -> 2, +100 % in total; 1 of 1 level changed'],
  ])('summarizes ratings: %s', (_, before, after, words) => {
    expect(describeChange({ field: 'ratings', before, after })).toBe(words);
  });
});

describe('summarize', () => {
  const [one, two, three] = buildApps(3);

  test.each([
    [[], [], 'no change'],
    [[], [one], '1 app added'],
    [[one, two], [two], '1 app removed'],
    [[one, two], [], '2 apps removed, 1 developer page removed'],
    [[one, two], [three, { ...one, reviews: 0 }], '1 app added, 1 removed, 1 changed'],
    [[one, two], [{ id: 1, title: 'New', companyName: 'Newcomer' }, two], '1 app replaced'],
    [[one, two], [two, one], 'order changed'],
    [[one, two], [two, { ...one, reviews: 0 }], '1 app changed, order changed'],
  ])('lists only the kinds of changes that exist, case %#', (base, head, words) => {
    const fill = (apps: object[]) => apps.map((app) => buildApp(app));
    expect(summarize(diffCatalogues(fill(base as object[]), fill(head as object[])))).toBe(words);
  });
});
