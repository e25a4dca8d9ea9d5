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
  ])('tells downloads of %p and %p', (before, after, words) => {
    expect(describeChange({ field: 'downloads', before, after })).toBe(words);
  });

  test('tells reviews as it tells downloads', () => {
    expect(describeChange({ field: 'reviews', before: 100, after: 50 })).toBe('100 -> 50, -50 %');
  });

  test('tells an average as the file has it', () => {
    expect(describeChange({ field: 'ratingAvg', before: 4, after: 4.25 })).toBe('4 -> 4.25');
  });

  test('quotes texts, control characters and quotation marks made visible', () => {
    expect(describeChange({ field: 'title', before: 'A "b"', after: 'A\u001B[31m' })).toBe(
      String.raw`"A \"b\"" -> "A\u001b[31m"`,
    );
  });

  test('tells a change of nothing but spaces', () => {
    expect(describeChange({ field: 'description', before: 'One. Two.', after: 'One.\n\nTwo.' })).toBe(
      'differs in spaces and line breaks only',
    );
  });

  const levels = (...counts: number[]): Rating[] =>
    counts.map((count, index) => ({ name: `${index + 1} star`, count }));

  test.each<[string, Rating[], Rating[], string]>([
    ['counts', levels(1000, 2000), levels(1000, 3000), '3K -> 4K, +33 % in all; 1 of 2 levels'],
    ['counts whose sum stays', levels(1, 2), levels(2, 1), '3 in all, as before; 2 of 2 levels'],
    ['a new level', levels(5), levels(5, 5), '5 -> 10, +100 % in all; with "2 star"'],
    ['a level that is gone', levels(5, 0), levels(5), '5 in all, as before; without "2 star"'],
    [
      'a level of another name',
      levels(5),
      [{ name: 'one', count: 5 }],
      '5 in all, as before; with "one"; without "1 star"',
    ],
    ['another order', levels(1, 2), levels(1, 2).reverse(), '3 in all, as before; levels in another order'],
    [
      'a second level of one name',
      levels(1),
      [...levels(1), ...levels(1)],
      '1 -> 2, +100 % in all; with "1 star"',
    ],
    ['the first ratings of all', [], levels(7), '0 -> 7 in all; with "1 star"'],
  ])('sums up ratings: %s', (_, before, after, words) => {
    expect(describeChange({ field: 'ratings', before, after })).toBe(words);
  });
});

describe('summarize', () => {
  const [one, two, three] = buildApps(3);

  test.each([
    [[], [], 'no change'],
    [[], [one], '1 app added'],
    [[one, two], [], '2 apps removed'],
    [[one, two], [three, { ...one, reviews: 0 }], '1 app added, 1 removed, 1 changed'],
    [[one, two], [two, one], 'order changed'],
    [[one, two], [two, { ...one, reviews: 0 }], '1 app changed, order changed'],
  ])('names what there is of a diff, case %#', (base, head, words) => {
    const fill = (apps: object[]) => apps.map((app) => buildApp(app));
    expect(summarize(diffCatalogues(fill(base as object[]), fill(head as object[])))).toBe(words);
  });
});
