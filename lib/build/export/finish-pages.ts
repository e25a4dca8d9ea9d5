import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachAtOnce } from './for-each-at-once';
import { inlineBoundaries } from './inline-boundaries';
import { inlineCss } from './inline-css';
import { listFiles } from './list-files';

/** How many pages are read and written at once. */
const CONCURRENCY = 16;

/**
 * Completes the HTML of all pages: moves the content of each boundary into place, and inlines the stylesheets.
 *
 * @param out The folder of the export.
 * @returns The number of pages.
 */
export async function finishPages(out: string): Promise<number> {
  const stylesheets = new Map<string, string>();
  const readCss = (path: string): string => {
    const css = stylesheets.get(path) ?? readFileSync(join(out, path), 'utf8');
    stylesheets.set(path, css);
    return css;
  };
  const pages = (await listFiles(out)).map(({ path }) => path).filter((path) => path.endsWith('.html'));
  await forEachAtOnce(pages, CONCURRENCY, async (page) => {
    const path = join(out, page);
    const html = await readFile(path, 'utf8');
    await writeFile(path, inlineCss(inlineBoundaries(html, page), readCss, page));
  });
  return pages.length;
}
