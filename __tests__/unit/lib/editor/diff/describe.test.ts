import type { App, Rating } from '@/lib/catalogue/schema';
import { describeField, summarize } from '@/lib/editor/diff/describe';
import { diffCatalogues } from '@/lib/editor/diff/diff';
import { buildApp, buildApps, buildFullApp } from '../../../../fixtures/apps';
import { fc } from '../../../../fixtures/properties';

describe('describeField', () => {
  test.each([
    [9_000_000, 8_000_000, '9M -> 8M, -11 %'],
    [8_000_000, 9_000_000, '8M -> 9M, +13 %'],
    [1_000_000, 1_025_000, '1,000,000 -> 1,025,000, +2.5 %'],
    [1_038_264_915, 1_038_264_916, '1,038,264,915 -> 1,038,264,916'],
    [0, 12, '0 -> 12'],
    ['500K+', '1M+', '500K+ -> 1M+, +100 %'],
    ['500K+', 500_000, '500K+ -> 500K'],
  ])('formats downloads of %p and %p', (before, after, words) => {
    expect(describeField({ field: 'downloads', before, after })).toBe(words);
  });

  test('quotes texts, and escapes control characters and quotation marks', () => {
    expect(describeField({ field: 'title', before: 'A "b"', after: 'A\u001B[31m' })).toBe(
      String.raw`"A \"b\"" -> "A\u001b[31m"`,
    );
  });

  test('reports a change of white space', () => {
    expect(describeField({ field: 'description', before: 'One. Two.', after: 'One.\n\nTwo.' })).toBe(
      'only spaces and line breaks differ',
    );
  });

  const levels = (...counts: number[]): Rating[] =>
    counts.map((count, index) => ({ name: `${index + 1} star`, count }));

  test.each<[string, Rating[], Rating[], string]>([
    ['counts', levels(1000, 2000), levels(1000, 3000), '3K -> 4K, +33 % in total; 1 of 2 levels changed'],
    ['counts with the same sum', levels(1, 2), levels(2, 1), '3 in total, unchanged; 2 of 2 levels changed'],
    [
      'reordered levels',
      levels(1, 2),
      levels(1, 2).reverse(),
      '3 in total, unchanged; order of levels changed',
    ],
    [
      'the first of three levels, removed',
      levels(1, 2, 3),
      levels(1, 2, 3).slice(1),
      '6 -> 5, -17 % in total; 1 of 3 levels changed',
    ],
  ])('summarizes ratings: %s', (_, before, after, words) => {
    expect(describeField({ field: 'ratings', before, after })).toBe(words);
  });
});

describe('the description of a changed text', () => {
  const describeText = (before: string, after: string) =>
    describeField({ field: 'description', before, after });

  /** The quoted texts of a description. */
  function textsOf(before: string, after: string): string[] {
    return describeText(before, after)
      .split(' -> ')
      .map((text) => JSON.parse(text));
  }

  const LONG = 'A long text about letters and parcels, which goes on and on, '.repeat(4);

  test('returns the differing part of long texts, with some words of context', () => {
    const [before, after] = textsOf(`${LONG}two floppy disks. ${LONG}`, `${LONG}three floppy disks. ${LONG}`);
    expect(before).toMatch(/^….*goes on and on, two floppy disks\. .*…$/);
    expect(after).toMatch(/^….*goes on and on, three floppy disks\. .*…$/);
  });

  test('does not split surrogate pairs', () => {
    const [parrots, birds] = ['🦜'.repeat(99), `${'🦜'.repeat(19)}${'🐦'.repeat(99)}`];
    const pairs = ['', 'x'].flatMap((shift) => [
      [`${shift}${parrots}`, `y${shift}${birds}`],
      [`${shift}${parrots}`, `${shift}${birds}`],
    ]);
    for (const [before, after] of pairs)
      for (const part of textsOf(before!, after!))
        expect(part.isWellFormed?.() ?? !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(part)).toBe(true);
  });

  test('returns short excerpts in one line, which differ if the words differ', () => {
    const words = fc.array(fc.constantFrom('na', 'nana', 'bat', '\n\n', 'man,'), { maxLength: 90 });
    fc.assert(
      fc.property(words, words, words, words, (start, a, b, end) => {
        const [x, y] = [a, b].map((middle) => [...start, ...middle, ...end].join(' '));
        const isSame = x!.replace(/\s+/g, ' ').trim() === y!.replace(/\s+/g, ' ').trim();
        expect(describeText(x!, y!) === 'only spaces and line breaks differ').toBe(isSame);
        if (isSame) return;
        const [before, after] = textsOf(x!, y!);
        expect(before).not.toBe(after);
        expect(Math.max(before!.length, after!.length)).toBeLessThanOrEqual(92);
        expect(`${before}${after}`).not.toMatch(/\n/);
      }),
    );
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

describe('an optional field', () => {
  const [before, after] = [buildApp({ title: 'A' }), buildFullApp({ title: 'A' })];
  const wordsOf = (base: App, head: App) =>
    diffCatalogues([base], [head]).changed.flatMap(({ changes }) =>
      changes.map((change) => `${change.field} ${describeField(change)}`),
    );

  test('that is added or removed is compared with an empty text', () => {
    expect(wordsOf(before, after)).toEqual(
      expect.arrayContaining([
        'price "" -> "4.99 EUR"',
        'categories "" -> "Photo & Video, Tools"',
        'versions "" -> "version: 4.1.0, date: 2026-10-05, changes: Sorts faster., version: 4.0.2"',
        'status "" -> "deprecated: It is not developed any more., replacedBy: 2"',
        'worksWith "" -> "gosling, 2"',
      ]),
    );
    expect(wordsOf(after, before)[7]).toBe('categories "Photo & Video, Tools" -> ""');
  });
});
