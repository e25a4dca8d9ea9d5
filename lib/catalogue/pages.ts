/** Number of cards on a page of the listing: six rows of a wide screen. */
export const PAGE_SIZE = 24;

/** Number of names that are in view. The others are in a disclosure. */
export const NAMES_IN_VIEW = 8;

/** Number of pages of the listing, at least 1. */
export function pageCount(apps: number): number {
  return Math.max(1, Math.ceil(apps / PAGE_SIZE));
}

/** The pages of the listing, from 1. */
export function pageNumbers(apps: number): number[] {
  return Array.from({ length: pageCount(apps) }, (_, index) => index + 1);
}

/** The apps of a page. `page` counts from 1. */
export function pageOf<T>(apps: readonly T[], page: number): T[] {
  return apps.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/**
 * The pages to link to: the first, the last, and those near the current one. Ascending and unique. A gap of several
 * pages is null.
 *
 * @example linkedPages(6, 20) // [1, null, 4, 5, 6, 7, 8, null, 20]
 */
export function linkedPages(current: number, count: number): (number | null)[] {
  // A gap of one page is filled, so those beside the current one follow from the others.
  const wanted = [1, current - 2, current, current + 2, count];
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= count);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    if (gap === 1) return [page];
    return gap === 2 ? [page - 1, page] : [null, page];
  });
}
