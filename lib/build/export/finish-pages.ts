import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageHead } from '@/lib/build/seo/page-head';
import { insertPolicy } from './content-security-policy';
import { fontElements } from './font-elements';
import { forEachAtOnce } from './for-each-at-once';
import { inlineBoundaries } from './inline-boundaries';
import { inlineCss } from './inline-css';
import { insertAtStart, insertHead } from './insert-head';
import { listPaths } from './list-files';
import { removePreconnect } from './remove-preconnect';

/** How many pages are read and written at once. */
const CONCURRENCY = 16;

/** Pages of which there is one for each app, or for each few apps. */
const REPEATED_PAGES = /^apps\/(appdetails|developers|page)\//;

/** The stylesheets are inlined into up to this many repeated pages. They would add 320 MB to 10,000 pages. */
const MAX_INLINED = 2000;

export interface FinishOptions {
  head?: PageHead;
  /** The origins of images on other sites. */
  imageOrigins?: readonly string[];
  maxInlined?: number;
}

/**
 * Completes the HTML of all pages: moves the content of each boundary into place, inserts what only crawlers read and
 * the preloads of fonts, inlines the stylesheets, and inserts the Content-Security-Policy. If there are many apps, their
 * pages load the stylesheets.
 *
 * @param out The folder of the export.
 * @returns The number of pages.
 */
export async function finishPages(
  out: string,
  { head = () => ({ start: '', end: '' }), imageOrigins = [], maxInlined = MAX_INLINED }: FinishOptions = {},
): Promise<number> {
  const stylesheets = new Map<string, string>();
  const readCss = (path: string): string => {
    const css = stylesheets.get(path) ?? readFileSync(join(out, path), 'utf8');
    stylesheets.set(path, css);
    return css;
  };
  const paths = await listPaths(out);
  const pages = paths.filter((path) => path.endsWith('.html'));
  const fonts = fontElements(paths);
  const isInlinedEverywhere = pages.filter((page) => REPEATED_PAGES.test(page)).length <= maxInlined;
  await forEachAtOnce(pages, CONCURRENCY, async (page) => {
    const path = join(out, page);
    const html = await readFile(path, 'utf8');
    const isInlined = isInlinedEverywhere || !REPEATED_PAGES.test(page);
    const { start, end } = head(page);
    const complete = insertHead(inlineBoundaries(html, page), end, page);
    const styled = isInlined ? inlineCss(complete, readCss, page) : complete;
    const withFonts = insertAtStart(removePreconnect(styled, page), fonts + start, page);
    await writeFile(path, insertPolicy(withFonts, imageOrigins, page));
  });
  return pages.length;
}
