import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLeftBehind } from '@/lib/catalogue/file';
import { listPaths } from './list-files';
import { PLACEHOLDER } from './static-params';

/** The page and the payload of `app/not-found.tsx` at `/_not-found`, and its copy `/404/`. Hosts serve `404.html`. */
const NOT_FOUND_PAGE = /^_not-found(?:\/index)?\.(?:html|txt)$|^404\/index\.html$/;

/** The payload of the offline page, to which no page links: the service worker shows it. */
const OFFLINE_PAYLOAD = /^offline(?:\/index)?\.txt$/;

/** The pages of routes without pages. */
const PLACEHOLDER_PAGE = new RegExp(`^apps/\\w+/${PLACEHOLDER}(?:/index)?\\.(?:html|txt)$`);

/** Their URLs must be absolute. */
const WITH_ORIGIN = ['sitemap.xml', 'opensearch.xml'];

const FEED = /^feed\.xml$|^feeds\//;

/**
 * A payload for a prefetch, or `__next._full.txt`, which only Next's development tools request. On Windows, Next writes
 * `__next.apps.__PAGE__.txt` as `__next.apps/__PAGE__.txt` (vercel/next.js#85374).
 */
const PREFETCHED_PAYLOAD = /(?:^|\/)__next\..*\.txt$/;

/** What only pages of the Pages Router load: `_next/static/{id}/_buildManifest.js`. */
const MANIFEST = /^_next\/static\/[^/]+\/_\w+Manifest\.js$/;

/**
 * Removes the files of an export that neither hosts nor the router request, and the folders that had nothing else.
 *
 * Next writes a payload for navigations for each page (`apps.txt`), and several for a prefetch (`apps/__next._tree.txt`).
 * Links do not prefetch: a navigation shows a skeleton for one second, and on fast 3G one payload has arrived after 0.2 s.
 * Without the other ones, a page has two files. `payloads.spec.ts` checks that the router requests no other.
 *
 * @param out The folder of the export.
 * @param site.hasOrigin Whether the build knows the URL of the site.
 * @param site.hasFeeds Whether the site has feeds.
 * @param own The owner's files, which stay.
 */
export async function removeUnneeded(
  out: string,
  { hasOrigin, hasFeeds }: { hasOrigin: boolean; hasFeeds: boolean },
  own: ReadonlySet<string> = new Set(),
): Promise<void> {
  const patterns = [NOT_FOUND_PAGE, OFFLINE_PAYLOAD, PLACEHOLDER_PAGE, PREFETCHED_PAYLOAD, MANIFEST];
  const isUnneeded = (path: string) =>
    // Next copies all of `public/`.
    isLeftBehind(path) ||
    (!own.has(path) &&
      (patterns.some((pattern) => pattern.test(path)) ||
        (!hasOrigin && WITH_ORIGIN.includes(path)) ||
        (!hasFeeds && FEED.test(path))));
  await removeFiles(out, isUnneeded);
}

/** Removes files of an export, and the folders that had nothing else. */
export async function removeFiles(out: string, isRemoved: (path: string) => boolean): Promise<void> {
  for (const path of (await listPaths(out)).filter(isRemoved)) {
    rmSync(join(out, path));
    for (let folder = dirname(path); readdirSync(join(out, folder)).length === 0; folder = dirname(folder))
      rmdirSync(join(out, folder));
  }
}
