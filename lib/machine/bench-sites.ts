import { firstAppPath } from './first-app';
import { serveFolder } from './static-server';

/**
 * The paths of the pages that are measured. The page of an app is that of the first one.
 *
 * @param siteFolder The folder of the site.
 */
export function measuredPaths(siteFolder: string): string[] {
  return ['/', '/apps', firstAppPath(siteFolder), '/apps/install'].filter((path) => path !== undefined);
}

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
