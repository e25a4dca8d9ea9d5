import { buildEmptyExport } from '@/lib/build/export/empty-export';
import { serveFolder } from '@/lib/machine/static-server';

/** The pages that are measured. */
export const ROUTES = ['/', '/apps', '/apps/appdetails/1', '/apps/install'];

/**
 * Serves a built site, and an empty export of the same Next version beside it, while they are measured.
 *
 * @param measure Gets their URLs without a slash at the end.
 */
export async function benchSites(
  folder: string,
  measure: (site: string, empty: string) => Promise<void>,
): Promise<void> {
  const [site, empty] = await Promise.all([
    serveFolder(folder, { isCompressed: true }),
    serveFolder(buildEmptyExport(), { isCompressed: true }),
  ]);
  try {
    await measure(site.url, empty.url);
  } finally {
    await Promise.all([site.close(), empty.close()]);
  }
}
