import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPaths } from '@/lib/build/export/list-files';
import { filesOfPage } from '@/lib/page-files';
import { asset, routes } from '@/lib/routes';
import { bundleWorker } from './bundle-worker';

/** The lists of pages and files that Next writes. */
const MANIFEST = /_next\/static\/[^/]+\/_\w+Manifest\.js$/;

/** A string that the code of the chart's library always contains. */
const RECHARTS = 'recharts-';

/**
 * Writes the service worker of the finished export: `lib/offline/worker.ts` with the hashes of the files that it stores.
 *
 * @param isEnabled If false, writes a worker that removes itself and its caches from the browsers that have one.
 * @param out The folder of the finished export.
 * @returns The sizes in bytes of the files that it loads when it is installed.
 * @throws Error if no script is found in a page, because the framework's format has changed.
 */
export async function writeWorker(isEnabled: boolean, out: string): Promise<number[]> {
  const target = join(out, 'sw.js');
  const offlinePage = join(out, 'offline.html');
  if (!isEnabled) {
    await rm(offlinePage);
    await writeFile(target, await bundleWorker('self-destroying-worker.ts'));
    return [];
  }
  const html = await readFile(offlinePage);
  const files = await hashedFiles(out, html.toString());
  const installed = files.filter(({ isInstalled }) => isInstalled);
  const code = await bundleWorker('worker.ts', {
    INTEGRITY: JSON.stringify(Object.fromEntries(files.map(({ url, integrity }) => [url, integrity]))),
    INSTALLED_FILES: JSON.stringify(installed.map(({ url }) => url)),
    OFFLINE_PAGE: JSON.stringify({ url: asset(routes.offline), revision: hash(html) }),
  });
  await writeFile(target, code);
  return [html.length, ...installed.map(({ bytes }) => bytes)];
}

/** All files whose names change with their content. The worker installs those of the offline page, and late code. */
async function hashedFiles(out: string, offlinePage: string) {
  const inPage = filesOfPage(offlinePage);
  if (!inPage.some((url) => url.endsWith('.js')))
    throw new Error(
      'offline.html: no script below /_next/static/ is found. Add its format to page-files.ts.',
    );
  const read = async (path: string) => {
    const content = await readFile(join(out, path));
    const url = asset(`/${path}`);
    const isInstalled = inPage.includes(url) || isLateCode(path, content.toString());
    return { url, integrity: `sha256-${hash(content)}`, bytes: content.length, isInstalled };
  };
  const paths = await listPaths(join(out, '_next', 'static'));
  return Promise.all(paths.map((path) => read(`_next/static/${path}`)));
}

/**
 * Whether a file is code that any page loads when the visitor needs it, such as dialogs. Not the library of the chart,
 * which is a third of all code: prerendered bars are in its place.
 */
function isLateCode(path: string, content: string): boolean {
  const isCode = /\.(js|css)$/.test(path) && !MANIFEST.test(path) && content !== polyfills();
  return isCode && !content.includes(RECHARTS);
}

/** Next's polyfills for old browsers, which it copies. */
function polyfills(): string {
  const folder = join('node_modules', 'next', 'dist', 'build', 'polyfills');
  return readFileSync(join(process.cwd(), folder, 'polyfill-nomodule.js'), 'utf8');
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
