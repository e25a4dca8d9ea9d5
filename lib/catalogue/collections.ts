import { collections as declared } from '@/lib/site';
import { type GroupName, type Named, nameSlug } from './names';

// For the build and the editor. An import of `lib/site.ts` would send all its texts to the browser.

/** What a site says of a collection. */
export interface DeclaredCollection {
  name: string;
  text: string;
  isOnHome?: boolean;
}

const DECLARED = new Map<string, DeclaredCollection>(
  declared.map((collection) => [nameSlug(collection.name, 'collection'), collection]),
);

/** The names of the collections that `lib/site.ts` declares, in its order. */
export const DECLARED_NAMES: readonly string[] = declared.map(({ name }) => name);

/** What `lib/site.ts` says of a collection. Undefined if it does not declare it. */
export function declarationOf({ slug }: Pick<Named, 'slug'>): DeclaredCollection | undefined {
  return DECLARED.get(slug);
}

/** What a group is, in a sentence. Undefined if `lib/site.ts` does not say it. */
export function textOfGroup({ kind, slug }: Pick<GroupName, 'kind' | 'slug'>): string | undefined {
  return kind === 'collection' ? declarationOf({ slug })?.text : undefined;
}

/** Sorts collections by the order of `lib/site.ts`. Those that it does not declare are last, and keep their order. */
export function inDeclaredOrder<T extends Pick<Named, 'slug'>>(collections: readonly T[]): T[] {
  const slugs = [...DECLARED.keys()];
  const rank = ({ slug }: T) => (DECLARED.has(slug) ? slugs.indexOf(slug) : slugs.length);
  return [...collections].sort((a, b) => rank(a) - rank(b));
}
