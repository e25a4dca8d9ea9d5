import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { App } from '@/lib/catalogue/schema';
import { serveFolder } from '@/lib/publish/hosting/static-server';
import { routes } from '@/lib/routes';
import { buildApp, buildApps, type KnownApp } from '../fixtures/apps';
import { copies } from './copies';
import { startDevelopment } from './development-server';
import { catalogueOf, copySite } from './site-copy';
import { allowWorker, cards, expect, heading, hydrated, test as journey } from './support';

/** Enough for a second page of the listing, and of the developer. */
const apps = buildApps(30);
const [first, second] = apps as [KnownApp, KnownApp];
const developer = first.companyName.toLowerCase();

/** One page of each route, by its heading. */
const PAGES: readonly [string, string | RegExp][] = [
  [routes.home, /./],
  [routes.appsPage(2), 'All Apps'],
  [routes.compare([first.id, second.id]), 'Compare Apps'],
  [routes.developer(developer, 2), first.companyName],
  [routes.offline, 'You are offline'],
  [routes.app(first.id), first.title],
  [routes.apps, 'All Apps'],
  [routes.installed, 'Your Installed Apps'],
  [routes.developer(developer), first.companyName],
];

/** A development server, and the copy of the site that it serves. */
interface Development {
  origin: string;
  /** A browser with the service worker of a built site, which was served from the same origin before. */
  visitor: BrowserContext;
  /** Changes a file of the copy. */
  edit: (file: string, change: (text: string) => string) => void;
  setApps: (apps: readonly App[]) => void;
}

/** Visits a built site until its worker has saved a page, and stops its server. Returns the port. */
async function visitBuiltSite(visitor: BrowserContext): Promise<number> {
  await allowWorker(visitor);
  const { url, close } = await serveFolder(copies.site, { isPublic: true });
  const page = await visitor.newPage();
  await page.goto(url + routes.apps);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(window.location.href))))
    .toBe(true);
  await page.close();
  await close();
  return Number(new URL(url).port);
}

const test = journey.extend<object, { development: Development }>({
  development: [
    async ({ browser }, use) => {
      const visitor = await browser.newContext({ serviceWorkers: 'allow' });
      const port = await visitBuiltSite(visitor);
      const dir = await copySite('development', JSON.stringify(apps, null, 2));
      const { origin, stop } = await startDevelopment(dir, { port });
      await use({
        origin,
        visitor,
        edit: (file, change) => {
          const text = readFileSync(join(dir, file), 'utf8');
          expect(change(text)).not.toBe(text);
          writeFileSync(join(dir, file), change(text));
        },
        setApps: (apps) => writeFileSync(catalogueOf(dir), JSON.stringify(apps, null, 2)),
      });
      await stop();
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ development }, use) => use(`${development.origin}/`),
});

// One server for all tests. It compiles each route when it is opened first.
test.describe.configure({ mode: 'default' });

/** Next's dialog with the errors of a page. */
const overlay = (page: Page) => page.getByRole('dialog');

test('removes the worker of a built site, and its pages', async ({ development }) => {
  const page = await development.visitor.newPage();
  await page.goto(development.origin + routes.apps);
  const left = async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return { registrations: registrations.length, caches: await caches.keys() };
  };
  // The page is reloaded meanwhile.
  await expect(async () =>
    expect(await page.evaluate(left)).toEqual({ registrations: 0, caches: [] }),
  ).toPass();
  await expect(page.getByText(`(${apps.length}) Apps Found.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offline copy' })).toHaveCount(0);
  await expect(async () =>
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull(),
  ).toPass();
});

test.describe('an unknown path', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test('shows that there is no page, also before a page of its route was opened', async ({ page }) => {
    for (const path of [routes.app(4000), routes.developer('nobody'), '/no-such-page']) {
      await page.goto(path);
      await expect(heading(page, 'Oops, page not found!!')).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
    }
  });
});

test('opens a page of each route without an error', async ({ page }) => {
  for (const [path, name] of PAGES) {
    await page.goto(path);
    await hydrated(page);
    await expect(heading(page, name)).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  }
});

test('shows a change of a component and a text in the open page, with its state, and one of the brand', async ({
  page,
  development,
}) => {
  await page.goto(routes.apps);
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await search.fill(second.title);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  development.edit('components/listing/search-box.tsx', (text) =>
    text.replace('placeholder={texts.searchApps}', 'placeholder="Find Apps"'),
  );
  await expect(search).toHaveAttribute('placeholder', 'Find Apps');
  development.edit('lib/texts/en/listing.ts', (text) => text.replace("'All Apps'", "'Every App'"));
  await expect(heading(page, 'Every App')).toBeVisible();
  await expect(search).toHaveValue(second.title);
  await expect(page.locator('html')).toHaveAttribute('data-same');
  development.edit('lib/site.ts', (text) => text.replace(/name: '.*'/, "name: 'Another Name'"));
  await expect(page.getByRole('banner')).toContainText('Another Name');
  await page.goto(routes.installed);
  await expect(page.getByRole('banner')).toContainText('Another Name');
});

test.describe('an error of the styles', () => {
  test.use({ expectedNoise: /./ });

  const font = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const shown = (page: Page) => page.evaluate(() => getComputedStyle(document.body, '::before').content);

  test('in lib/site.ts is shown until it is corrected', async ({ page, development }) => {
    await page.goto(routes.apps);
    await hydrated(page);
    const before = await font(page);
    development.edit('lib/site.ts', (text) => text.replace("from: '#", "from: '#'"));
    await expect(overlay(page)).toContainText('lib/site.ts');
    development.edit('lib/site.ts', (text) => text.replace("from: '#'", "from: '#"));
    await expect(overlay(page)).toHaveCount(0);
    await expect.poll(() => font(page)).toBe(before);
  });

  test('in a stylesheet is shown until it is corrected', async ({ page, development }) => {
    await page.goto(routes.apps);
    await hydrated(page);
    const before = await font(page);
    const wrong = '.wrong { @apply no-such-class; }';
    development.edit('components/ui/button.css', (text) => text + wrong);
    await expect.poll(() => shown(page)).toContain('no-such-class');
    development.edit('components/ui/button.css', (text) => text.replace(wrong, ''));
    await expect.poll(() => font(page)).toBe(before);
    expect(await shown(page)).toBe('none');
  });
});

test.describe('a change of the catalogue', () => {
  // Next warns before it reloads the page, and logs errors that its dialog shows.
  test.use({ expectedNoise: /Fast Refresh|CatalogueError|The catalogue cannot be used|500 \(Internal/ });

  test.beforeEach(({ development }) => development.setApps(apps));

  test('is shown in the open page, and in the data that its scripts have loaded', async ({
    page,
    development,
  }) => {
    await page.goto(`${routes.apps}?sort=downloads`);
    await expect(cards(page).first()).toContainText(first.title);
    const added = buildApp({ id: 100, title: 'Added', companyName: 'Newcomer', downloads: 2_000_000 });
    development.setApps([...apps, added]);
    await expect(cards(page).first()).toContainText(added.title);
    await cards(page).first().click();
    await expect(heading(page, added.title)).toBeVisible();
    await page.getByRole('link', { name: added.companyName }).first().click();
    await expect(heading(page, added.companyName)).toBeVisible();
    development.setApps(apps);
    await expect(heading(page, 'Oops, page not found!!')).toBeVisible();
  });

  // The first page does not read the catalogue itself.
  for (const path of [routes.installed, routes.apps])
    test(`with an error shows its line, app and fix, until it is fixed: ${path}`, async ({
      page,
      development,
    }) => {
      await page.goto(path);
      await hydrated(page);
      development.setApps([{ ...first, downloads: -3 }, second]);
      await expect(overlay(page)).toContainText(
        `public/appsData.json:8:18 error: app 1 "${first.title}" downloads: is -3, which is not a valid count. Use a whole number`,
      );
      development.edit('public/appsData.json', (text) => text.slice(0, -5));
      await expect(overlay(page)).toContainText(
        /public\/appsData\.json:\d+:\d+ error: ends before a list is closed\./,
      );
      development.setApps([{ ...first, image: first.image.toUpperCase() }]);
      await expect(overlay(page)).toContainText(
        `public/appsData.json:4:14 error: app 1 "${first.title}" image: is`,
      );
      development.setApps(apps);
      await expect(heading(page, /./)).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
    });
});
