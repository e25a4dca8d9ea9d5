import { rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forEachAtOnce } from './for-each-at-once';
import { listPaths } from './list-files';

/** The page and the payloads of `app/not-found.tsx` at `/_not-found`. Hosts serve the copy `404.html`. */
const NOT_FOUND_PAGE = ['_not-found', '_not-found.html', '_not-found.txt'];

/** The payloads of the offline page, to which no page links: the service worker shows it. */
const OFFLINE_PAYLOADS = ['offline', 'offline.txt'];

/**
 * The start of a path of a payload for a prefetch, or of `__next._full.txt`, which only Next's development tools request.
 * It is the file, or on Windows a folder, where Next writes `__next.apps.__PAGE__.txt` as `__next.apps/__PAGE__.txt`
 * (vercel/next.js#85374).
 */
const PREFETCHED_PAYLOAD = /^(?:.*?\/)?__next\.[^/]*/;

/** How many files are removed at once. */
const CONCURRENCY = 16;

/**
 * Removes the files of an export that neither hosts nor the router request, and the folders that had nothing else.
 *
 * Next writes a payload for navigations for each page (`apps.txt`), and several for a prefetch (`apps/__next._tree.txt`).
 * Links do not prefetch: a navigation shows a skeleton for one second, and on fast 3G one payload has arrived after 0.2.
 * Without the other ones, a page has two files. `payloads.spec.ts` checks that the router requests no other.
 *
 * @param out The folder of the finished export.
 */
export async function removeUnneeded(out: string): Promise<void> {
  const texts = (await listPaths(out)).filter((path) => path.endsWith('.txt'));
  const payloads = new Set(texts.flatMap((path) => PREFETCHED_PAYLOAD.exec(path)?.[0] ?? []));
  await forEachAtOnce([...NOT_FOUND_PAGE, ...OFFLINE_PAYLOADS, ...payloads], CONCURRENCY, (path) =>
    rm(join(out, path), { recursive: true, force: true }),
  );
  const folders = new Set([...payloads].map((path) => dirname(path)));
  await forEachAtOnce([...folders], CONCURRENCY, (folder) => removeIfEmpty(join(out, folder)));
}

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    // ENOENT: it was part of a removed folder.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
  });
}
