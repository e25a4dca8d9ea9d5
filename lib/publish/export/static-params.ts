import type { Group } from '@/lib/catalogue/names';
import { pageNumbers } from '@/lib/catalogue/pages';

/** The id of a page that is no page. No id and no slug begins with an underscore. */
export const PLACEHOLDER = '_none';

/**
 * The pages of a route, or its placeholder if there are none: an export needs at least one page per route, also if the
 * catalogue is empty. `removeUnneeded` removes it.
 */
export function orPlaceholder<T>(params: T[], placeholder: T): T[] {
  return params.length > 0 ? params : [placeholder];
}

/** All pages of developers, of categories or of collections: `/fjordline`, `/fjordline/2`. */
export function pageParams(groups: readonly Group<unknown>[]): { slug: string; page: string[] }[] {
  const params = groups.flatMap(({ slug, apps }) =>
    pageNumbers(apps.length).map((page) => ({ slug, page: page === 1 ? [] : [String(page)] })),
  );
  return orPlaceholder(params, { slug: PLACEHOLDER, page: [] });
}
