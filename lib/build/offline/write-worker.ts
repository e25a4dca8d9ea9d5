import 'server-only';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { injectManifest } from '@serwist/build';
import { listPaths } from '@/lib/build/export/list-files';
import { SITE_NAME_ELEMENT } from '@/lib/build/seo/share-card';
import { asset, routes } from '@/lib/routes';
import { bundleWorker } from './bundle-worker';
import { HASHED, OFFLINE_PAGE, offlineFiles } from './offline-files';

/** The worker in `out/`. */
const WORKER_FILE = 'sw.js';

export interface WrittenWorker {
  /** The paths of the modules in it. */
  modules: readonly string[];
  /**
   * The number of files that the worker loads when it is installed, and their size without compression. Null for the
   * worker that removes itself.
   */
  stored: { files: number; bytes: number } | null;
}

/**
 * Writes the service worker of the finished export: `lib/offline/worker.ts` with a list of the files that it stores when it
 * is installed.
 *
 * @param isEnabled If false, writes a worker that removes itself and its caches from the browsers that have one.
 * @param out The folder of the finished export.
 */
export async function writeWorker(isEnabled: boolean, out: string): Promise<WrittenWorker> {
  const target = join(out, WORKER_FILE);
  if (!isEnabled) {
    await rm(join(out, OFFLINE_PAGE));
    const { code, modules } = await bundleWorker('self-destroying-worker.ts');
    await writeFile(target, code);
    return { modules, stored: null };
  }
  const source = join(process.cwd(), '.next', WORKER_FILE);
  const hashes = await fileHashes(out);
  const { code, modules } = await bundleWorker('worker.ts', {
    FILE_HASHES: JSON.stringify(hashes),
    SITE_MARK: JSON.stringify(SITE_NAME_ELEMENT),
  });
  await writeFile(source, code);
  const { count, size, warnings } = await injectManifest({
    swSrc: source,
    swDest: target,
    globDirectory: out,
    globPatterns: [OFFLINE_PAGE, ...(await offlineFiles(out, hashes))],
    // The names of hashed files are their revisions.
    dontCacheBustURLsMatching: new RegExp(`^${HASHED}`),
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: asset(entry.url === OFFLINE_PAGE ? routes.offline : `/${entry.url}`),
        })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(`${WORKER_FILE}: ${warnings.join('\n')}`);
  return { modules, stored: { files: count, bytes: size } };
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
