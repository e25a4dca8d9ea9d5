import type { App } from './schema';
import type { ListedApp, PageOnly } from './views';

/** An app of the listing with the texts that the browser has if it has loaded `/appsData.json`. */
export type DetailedApp = Omit<App, PageOnly> & ListedApp & { summary: string; introduction?: string };

/**
 * Whether all fields of an app are loaded. Not to be asked about the cards of a large catalogue: they have no other fields, and
 * can have a summary.
 */
export function isDetailed(app: ListedApp): app is DetailedApp {
  return app.summary !== undefined;
}
