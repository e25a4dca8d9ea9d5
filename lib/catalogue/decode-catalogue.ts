import { ratingScore } from './rating-score';
import { parseCatalogue } from './schema';
import type { DetailedApp } from './select';
import { titleLanguage } from './to-card-app';

/**
 * Decodes `/appsData.json` for the listing and the comparison.
 *
 * @param input The parsed JSON.
 * @throws CatalogueError as `parseCatalogue`.
 */
export function decodeCatalogue(input: unknown): DetailedApp[] {
  return parseCatalogue(input).map((app) => ({
    ...app,
    ...titleLanguage(app),
    ratingScore: ratingScore(app),
  }));
}
