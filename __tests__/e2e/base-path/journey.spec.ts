import type { Page } from '@playwright/test';
import { ANIMATED, cards, expect, hydrated, idle, seedAppList, skeletons, storedAppList } from '../support';
import { BASE_PATH, storeApps } from './store';
import { test } from './support';

test.use(ANIMATED);

/** The home page. Its URL ends with a slash below a base path. */
const HOME = `${BASE_PATH}/`;

const toucan = storeApps.find(({ title }) => title === 'Toucan')!;

/** Waits until the navigation has ended. */
const navigated = (page: Page) => expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');

/** Waits until the first visible image has loaded, and no image is replaced by its fallback. */
async function imagesLoaded(page: Page) {
  await expect(page.locator('[data-slot="image-fallback"]')).toHaveCount(0);
  const image = page.locator('main img:visible').first();
  await expect(image).toHaveAttribute('src', new RegExp(`^${BASE_PATH}/`));
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).not.toBe(0);
}

test('full journey in one document: home, apps, search, details, install, installed, uninstall, home, and back', async ({
  page,
}) => {
  const data = page.waitForResponse(`**${BASE_PATH}/appsData.json`);
  const response = await page.goto(HOME);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await imagesLoaded(page);
  expect((await data).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('link', { name: 'Show All', exact: true }).click();
  await expect(page).toHaveURL(`${BASE_PATH}/apps`);
  await expect(page.getByText(`(${storeApps.length}) Apps Found.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apps', exact: true })).toHaveAttribute('aria-current', 'page');
  await imagesLoaded(page);

  await page.getByRole('searchbox').fill('toucan');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${BASE_PATH}/apps?q=toucan`);
  await cards(page).click();
  await expect(page).toHaveURL(`${BASE_PATH}/apps/appdetails/${toucan.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toucan.title);
  await navigated(page);
  await imagesLoaded(page);
  await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.recharts-bar-rectangle path')).toHaveCount(toucan.ratings.length);

  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('dialog', { name: 'App Installed!' }).getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => storedAppList(page)).toBe(`[${toucan.id}]`);

  await page.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(`${BASE_PATH}/apps/install`);
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await imagesLoaded(page);
  await page.getByRole('button', { name: /^Unistall/ }).click();
  await page.getByRole('button', { name: 'Yes, Uninstall it!' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('No Data Available!!')).toBeVisible();
  await expect.poll(() => storedAppList(page)).toBe('[]');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(HOME);
  await navigated(page);
  await page.goBack();
  await expect(page).toHaveURL(`${BASE_PATH}/apps/install`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toucan.title);
  await navigated(page);
  await page.goBack();
  await expect(page).toHaveURL(`${BASE_PATH}/apps?q=toucan`);
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We Build /);
  await navigated(page);
  await expect(skeletons(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the page of an app can be loaded directly, and reloaded', async ({ page }) => {
  const path = `${BASE_PATH}/apps/appdetails/${toucan.id}`;
  for (const response of [await page.goto(path), await page.reload()]) expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page).toHaveURL(path);
  await idle(page);
});

test('every URL in the HTML of a page is below the base path', async ({ request }) => {
  for (const path of [
    '/',
    '/apps',
    `/apps/appdetails/${storeApps[0]?.id}`,
    '/apps/collections/start-here',
    '/apps/install',
    '/no/such/page',
  ]) {
    const html = await (await request.get(BASE_PATH + path)).text();
    const urls = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !url.startsWith(`${BASE_PATH}/`))).toEqual([]);
  }
});

test.describe('a URL without a page', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test('shows the not-found page, and Go Back ! opens the home page', async ({ page }) => {
    const response = await page.goto(`${BASE_PATH}/apps/appdetails/99999`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
    await hydrated(page);
    await imagesLoaded(page);
    await page.getByRole('button', { name: 'Go Back !' }).click();
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We Build /);
  });
});

test('a share link contains the base path, and is removed from the URL after the decision', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await seedAppList(page, `[${toucan.id}]`);
  await page.goto(`${BASE_PATH}/apps/install`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share list' }).click();
  const link = await page.getByRole('textbox', { name: 'Copy this link' }).inputValue();
  expect(link).toBe(`${new URL(page.url()).origin}${BASE_PATH}/apps/install#share=${toucan.id}`);

  await page.evaluate(() => localStorage.clear());
  await page.goto(HOME);
  await page.goto(link);
  await page.getByRole('button', { name: 'Add 1 app' }).click();
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await expect(page).toHaveURL(`${BASE_PATH}/apps/install`);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pages that were opened work offline', async ({ page, context }) => {
    await page.goto(`${BASE_PATH}/apps`);
    await hydrated(page);
    const isSaved = () =>
      page.evaluate(
        async ([name, path]) => Boolean(await (await caches.open(name!)).match(path!)),
        [`catalogue:${HOME}:pages`, `${BASE_PATH}/apps`],
      );
    await expect.poll(isSaved).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Offline copy' })).toBeVisible();
    await hydrated(page);
    await page.goto(HOME);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.getByRole('link', { name: 'All Apps' }).click();
    await expect(page).toHaveURL(`${BASE_PATH}/apps`);
    await context.setOffline(false);
  });
});
