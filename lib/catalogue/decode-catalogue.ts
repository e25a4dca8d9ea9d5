import { ratingScore } from './rating-score';
import { parseCatalogue } from './schema';
import type { DetailedApp } from './select';

/**
 * Decodes `/appsData.json` for the listing and the comparison.
 *
 * @param input The parsed JSON.
 * @throws CatalogueError as `parseCatalogue`.
 */
export function decodeCatalogue(input: unknown): DetailedApp[] {
  return parseCatalogue(input).map((app) => ({ ...app, ratingScore: ratingScore(app) }));
}
