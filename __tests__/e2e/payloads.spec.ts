import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { copies } from './copies';
import { expect, hydrated, idle, test } from './support';

/** The files of the site under test, as paths below `out/`. */
const files = readdirSync(copies.site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(copies.site, join(parentPath, name)));

const payloads = files.filter((path) => path.endsWith('.txt') && !/^(?:licences|robots)\.txt$/.test(path));

/** Pages that no link leads to, so that they have no payload. */
const WITHOUT_PAYLOAD = ['404.html', 'offline.html'];

/** Hashed files, images, and what the build writes beside the pages. */
const OTHER_FILE =
  /^(?:(?:_next\/static|favicons|illustrations|films|pictures|resized|screenshots|share)\/|[^/]*\.(?:html|ico|js|json|svg|txt|webmanifest|xml)$|_headers$|\.htaccess$|\.nojekyll$)/;

test('each page that a link leads to has the payload that the router requests, and there are no others', () => {
  const pages = files.filter((path) => path.endsWith('.html') && !WITHOUT_PAYLOAD.includes(path));
  expect(payloads.toSorted()).toEqual(pages.map((path) => path.replace(/html$/, 'txt')).toSorted());
});

test('each file of the site has a known name', () => {
  const known = new Set([...payloads, ...payloads.map((path) => path.replace(/txt$/, 'html'))]);
  expect(files.filter((path) => !known.has(path) && !OTHER_FILE.test(path))).toEqual([]);
  expect(files.filter((path) => /^_.*\.html$|__next|\.rsc$/.test(path))).toEqual([]);
});

test('no payload contains the markup of the skeleton cards', () => {
  expect(payloads.length).toBeGreaterThan(100);
  const withCards = payloads.filter((path) =>
    readFileSync(join(copies.site, path), 'utf8').includes('skeleton-card'),
  );
  expect(withCards).toEqual([]);
});

/** The paths of the payloads that the page loads from now on, below the root, for each request. Each must exist. */
function loadedPayloads(page: Page): string[] {
  const loaded: string[] = [];
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.txt')) return;
    const response = await request.response();
    loaded.push(response?.status() === 200 ? pathname.slice(1) : `missing: ${pathname}`);
  });
  return loaded;
}

/** The stylesheets that apply to the document: the URL, or null for an element with text. */
const stylesheets = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].filter((sheet) => !sheet.disabled).map(({ href }) => href));

test('a link loads the payload of its page when it is clicked, not before, and the stylesheet in the page is never requested', async ({
  page,
}) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || request.url().endsWith('.css')) styles.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  expect(await stylesheets(page)).toEqual([null]);
  const loaded = loadedPayloads(page);
  const link = page.locator('a[href="/apps/appdetails/1"]:visible').first();
  await link.hover();
  await link.dispatchEvent('touchstart');
  await link.focus();
  await idle(page);
  expect(loaded).toEqual([]);

  await link.click();
  await expect(page).toHaveURL('/apps/appdetails/1');
  await idle(page);
  expect(loaded).toEqual(['apps/appdetails/1.txt']);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await idle(page);
  expect(styles).toEqual([]);
  expect(await stylesheets(page)).toEqual([null]);
});
