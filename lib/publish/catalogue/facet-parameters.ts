import 'server-only';
import { FACETS } from '@/lib/catalogue/facets';
import { indexFacets } from '@/lib/catalogue/filter';
import type { App } from '@/lib/catalogue/schema';
import { toListedApp } from '@/lib/catalogue/views';

/**
 * The URL parameters of the facets of a list. None if there is nothing to choose from, whatever the day is and whatever a
 * visitor has installed.
 */
export async function facetParameters(apps: readonly App[]): Promise<string[]> {
  const { offered } = await indexFacets(apps.map(toListedApp), null);
  return offered.length > 0 ? FACETS.map(({ parameter }) => parameter) : [];
}
