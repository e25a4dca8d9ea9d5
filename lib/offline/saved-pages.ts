/**
 * The start of the names of this site's caches. Sites below other base paths of the same origin have other names.
 *
 * @param scope The path of the site, with a trailing slash: `/store/`.
 */
export function cachePrefix(scope: string): string {
  return `catalogue:${scope}:`;
}

/** The cache with the pages that the visitor has opened. */
export function pageCacheName(scope: string): string {
  return `${cachePrefix(scope)}pages`;
}

/**
 * Deletes the caches of this site.
 *
 * @param scope The URL of the site, with a trailing slash.
 */
export async function deleteCaches(scope: string): Promise<void> {
  const prefix = cachePrefix(new URL(scope).pathname);
  // serwist names the cache of the files that it stores at once.
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) || name.endsWith(`-${scope}`));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The attribute of `<html>` that the worker adds to a page from the cache. */
export const COPY_ATTRIBUTE = 'data-offline-copy';

/** What a page tells the worker, in absolute URLs: the page that the visitor sees, or files loaded without the worker. */
export type WorkerMessage = { type: 'visit'; page: string } | { type: 'files'; files: string[] };

/** A page that can be read offline. */
export interface SavedPage {
  /** Its path, with the base path. */
  path: string;
  title: string;
}

/**
 * The pages that can be read offline, the last saved one first. Empty without a cache.
 *
 * @param open Opens the cache. May reject.
 */
export async function savedPages(open: () => Promise<Cache>): Promise<SavedPage[]> {
  try {
    const cache = await open();
    const pages = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const html = await (await cache.match(request))?.text();
        return { path: new URL(request.url).pathname, title: titleOf(html ?? '') };
      }),
    );
    return pages.filter(({ title }) => title !== '').reverse();
  } catch {
    return [];
  }
}

/** The entities that React writes into texts. */
const ENTITIES: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** The title of a page. Empty if it has none. Decoded here, because Trusted Types refuse to parse the HTML of a page. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
