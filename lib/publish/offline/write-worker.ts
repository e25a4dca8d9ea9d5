import 'server-only';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOfPage } from '@/lib/page-files';
import { listPaths } from '@/lib/publish/export/list-files';
import { inLanguage, ownAsset, PAGES_ARE_FOLDERS, routes } from '@/lib/routes';
import { bundleWorker } from './bundle-worker';

/**
 * Strings in code that is not stored when the worker is installed: the library of the chart, a third of all code, in whose
 * place are prerendered bars, and Next's polyfills for old browsers.
 */
const NOT_INSTALLED = ['recharts-', '__core-js_shared__'];

/**
 * Writes the service worker of the finished export: with the offline page, and the hashes of all files whose names change
 * with their content.
 *
 * @param isEnabled If false, the worker of `app/sw.js` stays, which removes itself, and the offline page is removed.
 * @param out The folder of the finished export.
 * @throws Error if no script is found in a page, because the framework's format has changed.
 */
export async function writeWorker(isEnabled: boolean, out: string): Promise<void> {
  const offlinePage = join(out, `${routes.offline}${PAGES_ARE_FOLDERS ? '/index' : ''}.html`);
  if (!isEnabled) return rm(offlinePage);
  const html = await readFile(offlinePage, 'utf8');
  const inPage = filesOfPage(html);
  if (!inPage.some((url) => url.endsWith('.js')))
    throw new Error(
      'offline.html: no script below /_next/static/ is found. Add its format to page-files.ts.',
    );
  const integrity: Record<string, string> = {};
  const installed: string[] = [];
  for (const path of await listPaths(join(out, '_next', 'static'))) {
    const content = await readFile(join(out, '_next', 'static', path));
    const url = ownAsset(`/_next/static/${path}`);
    integrity[url] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    // The files of the offline page, and code that any page loads when the visitor needs it, such as dialogs.
    const isNeeded = inPage.includes(url) || path.startsWith('chunks/');
    if (isNeeded && !NOT_INSTALLED.some((text) => content.includes(text))) installed.push(url);
  }
  const worker = await bundleWorker('worker.ts', {
    INTEGRITY: JSON.stringify(integrity),
    INSTALLED_FILES: JSON.stringify(installed),
    OFFLINE_PAGE: JSON.stringify(html),
    LANGUAGE: JSON.stringify(inLanguage('/').slice(1)),
  });
  await writeFile(join(out, 'sw.js'), worker);
}
