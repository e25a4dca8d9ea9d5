import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachAtOnce } from './for-each-at-once';
import { listFiles } from './list-files';

/** The page and the payloads of `app/not-found.tsx` at `/_not-found`. Hosts serve the copy `404.html`. */
const NOT_FOUND_PAGE = ['_not-found', '_not-found.html', '_not-found.txt'];

/** The payloads of the offline page, to which no page links: the service worker shows it. */
const OFFLINE_PAYLOADS = ['offline', 'offline.txt'];

/** A copy of the page's `.txt` payload, which only Next's development tools request. */
const FULL_PAYLOAD = /(?:^|\/)__next\._full\.txt$/;

/** How many files are removed at once. */
const CONCURRENCY = 16;

/**
 * Removes the files of an export that neither hosts nor the router request.
 *
 * The router requests `apps.txt` for a navigation, and for a prefetch `apps/__next._tree.txt` and the segments in it.
 * `payloads.spec.ts` checks that it requests every remaining payload of a page, and no other.
 *
 * @param out The folder of the finished export.
 */
export async function removeUnneeded(out: string): Promise<void> {
  const copies = (await listFiles(out)).map(({ path }) => path).filter((path) => FULL_PAYLOAD.test(path));
  await forEachAtOnce([...NOT_FOUND_PAGE, ...OFFLINE_PAYLOADS, ...copies], CONCURRENCY, (path) =>
    rm(join(out, path), { recursive: true, force: true }),
  );
}
