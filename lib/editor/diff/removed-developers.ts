import { type FormerDevelopers, resolveFormer } from '@/lib/catalogue/check/former-developers';
import { indexDevelopers } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';

/** A developer of base whose page head does not have. */
export interface RemovedDeveloper {
  name: string;
  /** The last part of the URL of the page. */
  slug: string;
  /** The developers that head has for the apps, with the number of these apps, the most first. Empty if all are removed. */
  newNames: { name: string; apps: number }[];
}

/**
 * Finds the developers whose page is removed, because their name has changed or because they have no apps any more.
 *
 * @param kept The apps that are in both versions.
 * @param former The former names of developers, whose pages stay.
 * @returns In the order of their first app in base.
 */
export function removedDevelopers(
  base: readonly App[],
  head: readonly App[],
  kept: readonly { before: App; after: App }[],
  former: FormerDevelopers,
): RemovedDeveloper[] {
  const [earlier, later] = [indexDevelopers(base), indexDevelopers(head)];
  const slugs = new Set([...later.developers, ...resolveFormer(former, head).pages].map(({ slug }) => slug));
  const removed = earlier.developers.filter(({ slug }) => !slugs.has(slug));
  const counts = new Map(removed.map(({ slug }) => [slug, new Map<string, number>()]));
  for (const { before, after } of kept) {
    const names = counts.get(earlier.developerOf(before).slug);
    const { name } = later.developerOf(after);
    names?.set(name, (names.get(name) ?? 0) + 1);
  }
  return removed.map(({ name, slug }) => ({
    name,
    slug,
    newNames: [...(counts.get(slug) ?? [])]
      .map(([name, apps]) => ({ name, apps }))
      .sort((a, b) => b.apps - a.apps),
  }));
}
