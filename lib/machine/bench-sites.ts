import { serveFolder } from './static-server';

/** The pages that are measured. */
export const ROUTES = ['/', '/apps', '/apps/appdetails/1', '/apps/install'];

/**
 * Serves a built site and an empty export of the same Next version, while they are measured.
 *
 * @param siteFolder The folder of the site.
 * @param emptyFolder The folder of the empty export.
 * @param measure Gets their URLs without a slash at the end.
 */
export async function benchSites(
  siteFolder: string,
  emptyFolder: string,
  measure: (site: string, empty: string) => Promise<void>,
): Promise<void> {
  const [site, empty] = await Promise.all([
    serveFolder(siteFolder, { isCompressed: true }),
    serveFolder(emptyFolder, { isCompressed: true }),
  ]);
  try {
    await measure(site.url, empty.url);
  } finally {
    await Promise.all([site.close(), empty.close()]);
  }
}
