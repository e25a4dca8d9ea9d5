import { type AppNames, groupByName } from './names';
import { oncePerList } from './once-per-list';

const appsBySlug = oncePerList(
  (apps: readonly AppNames[]) => new Map(groupByName(apps, 'category').map(({ slug, apps }) => [slug, apps])),
);

const NONE: readonly never[] = [];

/**
 * The apps of a category, in the order of the catalogue: the same list each time, so that a search prepares it once.
 *
 * @returns Empty for a slug that no category has.
 */
export function appsOfCategory<T extends AppNames>(apps: readonly T[], slug: string): readonly T[] {
  return (appsBySlug(apps).get(slug) ?? NONE) as readonly T[];
}
