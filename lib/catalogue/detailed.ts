import type { App } from './schema';
import type { ListedApp, PageOnly } from './views';

/** An app of the listing with the texts that the browser has if it has loaded `/appsData.json`. */
export type DetailedApp = Omit<App, PageOnly> & ListedApp & { summary: string; introduction?: string };

/** Whether all fields of an app are loaded. Also true of cards of a large catalogue with summaries, which lack the other fields. */
export function isDetailed(app: ListedApp): app is DetailedApp {
  return app.summary !== undefined;
}
