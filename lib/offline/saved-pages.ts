/** What is cached. */
export type Content = 'pages' | 'hashed-files' | 'hashed-lists' | 'data' | 'images';

/**
 * The name of a cache of this site. Sites below other base paths of the same origin have other names.
 *
 * @param scope The path of the site, with a trailing slash: `/store/`.
 * @param content Empty for the start of all names.
 */
export function cacheName(scope: string, content: Content | ''): string {
  return `catalogue:${scope}:${content}`;
}

/** A page that can be read offline. */
export interface SavedPage {
  /** Its path, with the base path. */
  path: string;
  title: string;
}

/** The pages that can be read offline, the last saved one first. Empty without a cache. */
export async function savedPages(scope: string): Promise<SavedPage[]> {
  try {
    const cache = await caches.open(cacheName(scope, 'pages'));
    const read = async (request: Request) => {
      const html = await (await cache.match(request))?.text();
      return { path: new URL(request.url).pathname, title: titleOf(html ?? '') };
    };
    return (await Promise.all((await cache.keys()).map(read))).reverse();
  } catch {
    return [];
  }
}

/** The entities that React writes into texts. */
const ENTITIES: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** The title of a page. Decoded here, because Trusted Types refuse to parse the HTML of a page. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
