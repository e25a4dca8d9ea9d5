import { linkedPages, PAGE_SIZE, pageCount, pageOf } from '@/lib/catalogue/pages';

test.each([
  [0, 1],
  [1, 1],
  [PAGE_SIZE, 1],
  [PAGE_SIZE + 1, 2],
  [10_000, 417],
])('%i apps have %i pages', (apps, pages) => {
  expect(pageCount(apps)).toBe(pages);
});

test('the pages contain every app once, in order', () => {
  const apps = Array.from({ length: 2 * PAGE_SIZE + 5 }, (_, index) => index);
  expect([1, 2, 3].flatMap((page) => pageOf(apps, page))).toEqual(apps);
  expect(pageOf(apps, 3)).toHaveLength(5);
  expect(pageOf(apps, 4)).toEqual([]);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, 6, null, 20]],
  [6, 20, [1, null, 4, 5, 6, 7, 8, null, 20]],
  [17, 20, [1, null, 15, 16, 17, 18, 19, 20]],
  [20, 20, [1, null, 18, 19, 20]],
])('page %i of %i links to %j', (current, count, pages) => {
  expect(linkedPages(current, count)).toEqual(pages);
});

test('the pages around the current one are linked, each once, and a gap is at least two pages', () => {
  for (let count = 1; count <= 12; count += 1)
    for (let current = 1; current <= count; current += 1) {
      const links = linkedPages(current, count);
      const near = [-2, -1, 0, 1, 2]
        .map((step) => current + step)
        .filter((page) => page >= 1 && page <= count);
      expect(links).toEqual(expect.arrayContaining([1, ...near, count]));
      for (const [index, page] of links.entries()) {
        const before = links[index - 1];
        if (page === null) expect(links[index + 1]! - before!).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(page).toBe(before + 1);
      }
    }
});
