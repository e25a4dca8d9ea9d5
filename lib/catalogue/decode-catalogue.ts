import { parseCatalogue } from './schema';
import { type ListedApp, toListedApp } from './select';

/**
 * Decodes `/appsData.json` for the listing.
 *
 * @param input The parsed JSON.
 * @throws CatalogueError as `parseCatalogue`.
 */
export function decodeCatalogue(input: unknown): ListedApp[] {
  return parseCatalogue(input).map(toListedApp);
}
