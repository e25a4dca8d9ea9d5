import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@/lib/catalogue/schema';
import { imageOrigins, insertPolicy } from './content-security-policy';
import { inlineBoundaries } from './inline-boundaries';
import { inlineCss } from './inline-css';
import { completeLanguageLinks } from './language-hrefs';
import { listPaths } from './list-files';

/** A second connection, which Next opens for fonts. Browsers request a font of this site over that of the page. */
const PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>';

/** Pages of which there is one for each app, or for each few apps. */
const REPEATED_PAGES = /^apps\/(appdetails|categories|collections|developers|page)\//;

/** The stylesheets are inlined into up to this many repeated pages. They would add 580 MB to 10,000 pages. */
const MAX_INLINED = 2000;

/**
 * Completes the HTML of all pages: moves the content of each boundary into place, completes links to other languages,
 * inlines the stylesheets, keeps email addresses, and inserts the Content-Security-Policy. If there are many apps, their pages load the
 * stylesheets.
 *
 * @param out The folder of the export.
 * @param own The owner's files: pages of their own stay as they are.
 * @returns The number of pages.
 */
export async function finishPages(
  out: string,
  apps: readonly App[],
  own: ReadonlySet<string> = new Set(),
  maxInlined = MAX_INLINED,
): Promise<number> {
  const readCss = (path: string) => readFileSync(join(out, path), 'utf8');
  const paths = await listPaths(out);
  const pages = paths.filter((path) => path.endsWith('.html') && !own.has(path));
  const origins = imageOrigins(apps);
  const isInlinedEverywhere = pages.filter((page) => REPEATED_PAGES.test(page)).length <= maxInlined;
  for (const page of pages) {
    const isInlined = isInlinedEverywhere || !REPEATED_PAGES.test(page);
    const html = readFileSync(join(out, page), 'utf8').replace(PRECONNECT, '');
    const complete = completeLanguageLinks(inlineBoundaries(html, page));
    const styled = isInlined ? inlineCss(complete, readCss, page) : complete;
    writeFileSync(join(out, page), insertPolicy(keepEmailAddresses(styled), origins, page));
  }
  return pages.length;
}

/** Tells Cloudflare to leave the addresses: else it puts elements into their place, which React does not expect. */
function keepEmailAddresses(html: string): string {
  if (!/\w@\w/.test(html)) return html;
  return html
    .replace(/<body[^>]*>/, '$&<!--email_off-->')
    .replace(/<\/body>(?=<\/html>$)/, '<!--/email_off-->$&');
}
