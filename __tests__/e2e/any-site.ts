import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseJson } from '@/lib/catalogue/file';
import { normalizeApps } from '@/lib/catalogue/normalize-apps';
import { pageCount } from '@/lib/catalogue/pages';
import { plainText } from '@/lib/catalogue/plain-text';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { searchApps } from '@/lib/catalogue/search/search';
import { formatExact } from '@/lib/texts/en/format';
import { expectNoViolations, firstCardsOnly } from './axe';
import { cards, expect, hydrated, isLong, seedAppList, storedAppList, test, variants } from './support';

/** The apps of a built site, as its pages show them. */
export function appsIn(folder: string): App[] {
  return normalizeApps(parseCatalogue(parseJson(readFileSync(join(folder, 'appsData.json'), 'utf8'))));
}

/** A path of the site, relative to its base URL, which can have a base path. */
const to = (path: string) => `.${path}`;

const pathOf = ({ id }: App) => `/apps/appdetails/${id}`;
const openApps = (page: Page) => page.getByRole('link', { name: 'Apps', exact: true }).click();
const openInstalled = (page: Page) => page.getByRole('link', { name: 'Installation', exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The app with the maximum of a measure. */
function most(apps: readonly App[], measure: (app: App) => number): App {
  return apps.reduce((best, app) => (measure(app) > measure(best) ? app : best));
}

/** The apps whose pages differ most from each other. Unique, at most ten. */
export function unusualApps(apps: readonly App[]): App[] {
  if (apps.length === 0) return [];
  const measures: ((app: App) => number)[] = [
    ({ title }) => title.length,
    ({ title }) => -title.length,
    ({ title }) => title.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0,
    ({ companyName = '' }) => companyName.length,
    ({ description = '' }) => description.length,
    ({ description = '' }) => -description.length,
    ({ ratings = [] }) => ratings.length,
    ({ ratings = [] }) => -ratings.length,
    ({ downloads }) => (typeof downloads === 'string' ? 1 : 0),
    (app) => Object.keys(app).length,
  ];
  return [...new Set(measures.map((measure) => most(apps, measure)))];
}

/** The URLs of this site in a page, without query string and hash. */
function linksIn(html: string): string[] {
  const urls = [...html.matchAll(/ (?:href|src)="(\/(?!\/)[^"?#]*)/g)].map(([, url = '']) => url);
  return [...new Set(urls)];
}

/** Skips a test that reads English texts on a site in another language. */
export function needsEnglish(folder: string): void {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  test.skip(!/<html[^>]* lang="en"/.test(home), 'The site is not in English.');
}

/**
 * Tests what every valid site must hold, with any catalogue, brand, base path and URL style.
 *
 * @param folder A built site.
 * @param readApps Reads its apps. Called in the tests, because the site may not be built before.
 */
export function testAnySite(folder: string, readApps = () => appsIn(folder)): void {
  test.use({ folder, expectedNoise: /404 \(Not Found\)/ });

  test('a visitor can browse, search, install and uninstall', async ({ page }) => {
    needsEnglish(folder);
    const apps = readApps();
    const count = `(${formatExact(apps.length)}) Apps Found.`;
    await page.goto(to('/'));
    await hydrated(page);
    await openApps(page);
    await expect(page.getByText(count)).toBeVisible();
    if (apps.length === 0) {
      await page.getByRole('searchbox').fill('anything');
      await expect(page.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
      await openInstalled(page);
      return expect(page.getByText('No Data Available!!')).toBeVisible();
    }
    // Few titles contain the longest one.
    const app = most(apps, ({ title }) => title.length);
    const found = `(${formatExact(searchApps(apps, app.title).length)}) Apps Found.`;
    await page.getByRole('searchbox').fill(app.title);
    await expect(page.getByText(found)).toBeVisible();
    await page.locator(['', '/'].map((end) => `main a[href$="${pathOf(app)}${end}"]`).join()).click();
    await expect(heading(page)).toHaveText(app.title);
    await page.getByRole('button', { name: 'Install Now', exact: true }).click();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect.poll(() => storedAppList(page)).toBe(JSON.stringify([app.id]));
    await openInstalled(page);
    await expect(page.getByText('1 Apps Found')).toBeVisible();
    await page.getByRole('button', { name: /^Unistall/ }).click();
    await page.getByRole('button', { name: 'Yes, Uninstall it!', exact: true }).click();
    await expect.poll(() => storedAppList(page)).toBe('[]');
  });

  test('every app has a page', () => {
    const hasPage = (app: App) =>
      ['.html', '/index.html'].some((end) => existsSync(join(folder, pathOf(app) + end)));
    const missing = readApps().filter((app) => !hasPage(app));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('the pages of unusual apps show their texts and ratings, and do not overflow 320 px', async ({
    page,
  }) => {
    needsEnglish(folder);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const app of variants(unusualApps(readApps()), 3)) {
      await page.goto(to(pathOf(app)));
      await expect(heading(page)).toHaveText(app.title);
      if (app.companyName) await expect(page.getByText(/^Developed By/).first()).toBeVisible();
      const [word] = plainText(app.description ?? '').match(/[\p{L}\p{N}]+/u) ?? [];
      if (word) await expect(page.getByRole('region', { name: 'Description' })).toContainText(word);
      const names = page.getByRole('table', { name: 'Ratings by number of stars' }).getByRole('rowheader');
      await expect(names).toHaveText((app.ratings ?? []).map(({ name }) => name).reverse());
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, pathOf(app)).toBeLessThanOrEqual(0);
    }
  });

  test('links and files of the pages exist', () => {
    // Not those that the owner has in public/.
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.html') && !existsSync(join('public', path)),
    );
    // All pages of a large catalogue are several hundred megabytes.
    const pages = all.filter((_, index) => index % Math.ceil(all.length / 500) === 0);
    const [, basePath = ''] = /src="([^"]*)\/_next\/static\//.exec(
      readFileSync(join(folder, 'index.html'), 'utf8'),
    )!;
    const isThere = (url: string) => {
      if (!url.startsWith(`${basePath}/`) && url !== basePath) return false;
      const path = decodeURIComponent(url.slice(basePath.length).replaceAll('&amp;', '&'));
      return ['', '.html', 'index.html'].some(
        (end) => /\.\w+$/.test(path + end) && existsSync(join(folder, path + end)),
      );
    };
    const missing = new Set<string>();
    for (const file of pages)
      for (const url of linksIn(readFileSync(join(folder, file), 'utf8')))
        if (!isThere(url)) missing.add(`${file}: ${url}`);
    expect([...missing]).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all apps can be reached from the home page', async ({ page }) => {
      needsEnglish(folder);
      const apps = readApps();
      await page.goto(to('/'));
      await openApps(page);
      await expect(page.getByText(`(${formatExact(apps.length)}) Apps Found.`)).toBeVisible();
      const pages = pageCount(apps.length);
      if (pages > 1) {
        await page.getByRole('link', { name: `Page ${pages}`, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/apps/page/${pages}/?$`));
      }
      const last = apps.at(-1);
      if (!last) return expect(cards(page)).toHaveCount(0);
      await cards(page).last().click();
      await expect(heading(page)).toHaveText(last.title);
      await expect(page.locator('noscript p')).toContainText('Installing needs JavaScript');
    });
  });

  test('axe finds no violations', async ({ page }) => {
    const apps = readApps();
    await seedAppList(page, JSON.stringify(apps.slice(0, 3).map(({ id }) => id)));
    const last = pageCount(apps.length) > 1 ? [`/apps/page/${pageCount(apps.length)}`] : [];
    // Brand and catalogue differ. accessibility.spec.ts and odd-apps.spec.ts have what is the same on every site.
    const others = ['/apps?q=no+such+app', '/apps/compare', '/no/such/page', ...last];
    const paths = ['/', '/apps', ...(isLong ? ['/apps/install', ...others] : [])];
    for (const path of [...paths, ...variants(unusualApps(apps)).map(pathOf)]) {
      const restore = path === '/apps' ? await firstCardsOnly(page) : null;
      await page.goto(to(path));
      await hydrated(page);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoViolations(page, 'main li:nth-child(n + 13)');
      await restore?.();
    }
  });
}
