import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { copies } from './copies';
import { expect, hydrated, idle, LONG, test, variants } from './support';

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

/** A page, a page that links to it, and its payload. */
const PAGES = [
  ['/', '/apps', 'index.txt'],
  ['/apps', '/', 'apps.txt'],
  ['/apps/install', '/', 'apps/install.txt'],
  ['/apps/appdetails/1', '/', 'apps/appdetails/1.txt'],
] as const;

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

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

for (const [path, from, payload] of variants(PAGES.toReversed()))
  test(`a link to ${path} loads its payload when it is clicked, not before`, async ({ page }) => {
    await page.goto(from);
    await hydrated(page);
    const loaded = loadedPayloads(page);
    const link = linkTo(page, path);
    await link.hover();
    await link.focus();
    await idle(page);
    expect(loaded).toEqual([]);

    await link.click();
    await expect(page).toHaveURL(path);
    await idle(page);
    expect(loaded).toEqual([payload]);
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap loads the payload of its page, and touching a link to scroll loads nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const loaded = loadedPayloads(page);
    const link = linkTo(page, '/apps/appdetails/1');
    await link.dispatchEvent('pointerenter', { pointerType: 'touch' });
    await link.dispatchEvent('touchstart');
    await idle(page);
    expect(loaded).toEqual([]);

    await link.tap();
    await expect(page).toHaveURL('/apps/appdetails/1');
    await idle(page);
    expect(loaded).toEqual(['apps/appdetails/1.txt']);
  });
});

test('back, forward and reload request only payloads that exist', { tag: LONG }, async ({ page }) => {
  const loaded = loadedPayloads(page);
  await page.goto('/');
  for (const path of ['/apps', '/apps/install']) {
    await linkTo(page, path).click();
    await expect(page).toHaveURL(path);
    await idle(page);
  }
  // After a reload, the router has no page in its cache.
  await page.reload();
  for (const go of ['goBack', 'goBack', 'goForward'] as const) {
    await page[go]();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(loaded).toEqual(['apps.txt', 'apps/install.txt', 'apps.txt', 'index.txt']);
});
