import 'server-only';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPaths } from '@/lib/build/export/list-files';
import { pageFile } from '@/lib/build/export/page-file';
import { filesOfPage } from '@/lib/page-files';
import { asset, routes } from '@/lib/routes';
import { bundleWorker } from './bundle-worker';

/**
 * Strings in code that is not stored when the worker is installed: the library of the chart, a third of all code, in whose
 * place are prerendered bars, and Next's polyfills for old browsers.
 */
const NOT_INSTALLED = ['recharts-', '__core-js_shared__'];

/**
 * Writes the service worker of the finished export.
 *
 * @param isEnabled If false, writes a worker that removes itself and its caches from the browsers that have one.
 * @param out The folder of the finished export.
 * @throws Error if no script is found in a page, because the framework's format has changed.
 */
export async function writeWorker(isEnabled: boolean, out: string): Promise<void> {
  const offlinePage = join(out, pageFile(routes.offline));
  const html = await readFile(offlinePage, 'utf8');
  if (!isEnabled) await rm(offlinePage);
  const code = isEnabled ? await workerOf(html, out) : await bundleWorker('self-destroying-worker.ts');
  await writeFile(join(out, 'sw.js'), code);
}

/** The worker with the offline page, and with all files whose names change with their content. */
async function workerOf(html: string, out: string): Promise<string> {
  const inPage = filesOfPage(html);
  if (!inPage.some((url) => url.endsWith('.js')))
    throw new Error(
      'offline.html: no script below /_next/static/ is found. Add its format to page-files.ts.',
    );
  const integrity: Record<string, string> = {};
  const installed: string[] = [];
  for (const path of await listPaths(join(out, '_next', 'static'))) {
    const content = await readFile(join(out, '_next', 'static', path));
    const url = asset(`/_next/static/${path}`);
    integrity[url] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    // The files of the offline page, and code that any page loads when the visitor needs it, such as dialogs.
    const isNeeded = inPage.includes(url) || path.startsWith('chunks/');
    if (isNeeded && !NOT_INSTALLED.some((text) => content.includes(text))) installed.push(url);
  }
  return bundleWorker('worker.ts', {
    INTEGRITY: JSON.stringify(integrity),
    INSTALLED_FILES: JSON.stringify(installed),
    OFFLINE_PAGE: JSON.stringify(html),
  });
}
