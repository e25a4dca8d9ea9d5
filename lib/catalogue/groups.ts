import { type AppNames, type GroupName, groupByName, type Kind } from './names';
import { oncePerList } from './once-per-list';

const bySlug = oncePerList((apps: readonly AppNames[]) => {
  const indexes = new Map<Kind, ReadonlyMap<string, readonly AppNames[]>>();
  return (kind: Kind) => {
    const index = indexes.get(kind) ?? new Map(groupByName(apps, kind).map(({ slug, apps }) => [slug, apps]));
    indexes.set(kind, index);
    return index;
  };
});

const NONE: readonly never[] = [];

/**
 * The apps of a developer, of a category or of a collection, in the order of the catalogue: the same list each time, so
 * that a search prepares it once.
 *
 * @returns Empty for a slug that no name has.
 */
export function appsOfGroup<T extends AppNames>(
  apps: readonly T[],
  { kind, slug }: Pick<GroupName, 'kind' | 'slug'>,
): readonly T[] {
  return (bySlug(apps)(kind).get(slug) ?? NONE) as readonly T[];
}
