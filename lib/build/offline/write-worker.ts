import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { injectManifest } from '@serwist/build';
import { LATE_LIBRARIES } from '@/lib/build/export/first-load';
import { listPaths } from '@/lib/build/export/list-files';
import { filesOfPage } from '@/lib/page-files';
import { asset, routes } from '@/lib/routes';
import { bundleWorker } from './bundle-worker';

/** The worker in `out/`, and the page that it shows when a page is not saved. */
const WORKER_FILE = 'sw.js';
const OFFLINE_PAGE = 'offline';

const HASHED = '_next/static/';
const CHUNKS = `${HASHED}chunks`;

export interface WrittenWorker {
  /** The number of files that the worker loads when it is installed, and their size without compression. */
  files: number;
  bytes: number;
}

/**
 * Writes the service worker of the finished export: `lib/offline/worker.ts` with a list of the files that it stores when it
 * is installed.
 *
 * @param isEnabled If false, writes a worker that removes itself and its caches from the browsers that have one.
 * @param out The folder of the finished export.
 * @returns Null for the worker that removes itself.
 */
export async function writeWorker(isEnabled: boolean, out: string): Promise<WrittenWorker | null> {
  const target = join(out, WORKER_FILE);
  if (!isEnabled) {
    await rm(join(out, `${OFFLINE_PAGE}.html`));
    await bundleWorker('self-destroying-worker.ts', target);
    return null;
  }
  const source = join(process.cwd(), '.next', WORKER_FILE);
  await bundleWorker('worker.ts', source, { FILE_HASHES: JSON.stringify(await fileHashes(out)) });
  const { count, size, warnings } = await injectManifest({
    swSrc: source,
    swDest: target,
    globDirectory: out,
    globPatterns: [`${OFFLINE_PAGE}.html`, ...(await filesForOffline(out))],
    // The names of hashed files are their revisions.
    dontCacheBustURLsMatching: new RegExp(`^${HASHED}`),
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: asset(entry.url === `${OFFLINE_PAGE}.html` ? routes.offline : `/${entry.url}`),
        })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(`${WORKER_FILE}: ${warnings.join('\n')}`);
  return { files: count, bytes: size };
}

/** The SHA-256 hashes of code, fonts and the card file, in base64, by their paths below `_next/static/`. */
async function fileHashes(out: string): Promise<Record<string, string>> {
  const files = (await listPaths(join(out, HASHED))).filter((path) =>
    /^((chunks|media)\/.*\.(js|css|woff2)|catalogue\/[^/]+\.json)$/.test(path),
  );
  const hashes = files.map(async (path) => {
    const hash = createHash('sha256').update(await readFile(join(out, HASHED, path)));
    return [path, hash.digest('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/**
 * The files of the offline page, and the code that any page loads when the visitor needs it, such as dialogs. Not the
 * library of the chart, which is a third of all code: prerendered bars are in its place.
 */
async function filesForOffline(out: string): Promise<string[]> {
  const html = await readFile(join(out, `${OFFLINE_PAGE}.html`), 'utf8');
  const inPage = filesOfPage(html).map((url) => url.replace(asset('/'), ''));
  const late: string[] = [];
  for (const name of await readdir(join(out, CHUNKS))) {
    const code = await readFile(join(out, CHUNKS, name), 'utf8');
    const isLegacy = html.includes(`/${name}" noModule`);
    if (!isLegacy && !code.includes(LATE_LIBRARIES.recharts)) late.push(`${CHUNKS}/${name}`);
  }
  return [...new Set([...inPage, ...late])];
}
