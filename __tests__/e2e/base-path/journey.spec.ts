import type { Page } from '@playwright/test';
import { cards, expect, hydrated, skeletons, storedAppList } from '../support';
import { BASE_PATH, storeApps } from './store';
import { test } from './support';

/** Home, which keeps its slash below the root. */
const HOME = `${BASE_PATH}/`;

const puffling = storeApps.find(({ title }) => title.startsWith('Puffling'))!;

/** The page has come, and stands. */
const stands = (page: Page) => expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');

/** Every image in view is there, and not its replacement. */
async function imagesLoaded(page: Page) {
  await expect(page.locator('[data-slot="image-fallback"]')).toHaveCount(0);
  const image = page.locator('main img:visible').first();
  await expect(image).toHaveAttribute('src', new RegExp(`^${BASE_PATH}/`));
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).not.toBe(0);
}

test('the whole way: home, apps, search, details, install, installed, uninstall, and back', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const data = page.waitForResponse(`**${BASE_PATH}/appsData.json`);
  await page.goto(HOME);
  await hydrated(page);
  await imagesLoaded(page);
  expect((await data).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('link', { name: 'Show All' }).click();
  await expect(skeletons(page)).toHaveCount(8);
  await expect(page).toHaveURL(`${BASE_PATH}/apps`);
  await expect(cards(page)).toHaveCount(storeApps.length);
  await expect(page.getByRole('link', { name: 'Apps', exact: true })).toHaveAttribute('aria-current', 'page');
  await imagesLoaded(page);

  await page.getByRole('searchbox').fill('puffling');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${BASE_PATH}/apps?q=puffling`);
  await cards(page).click();
  await expect(page).toHaveURL(`${BASE_PATH}/apps/appdetails/${puffling.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(puffling.title);
  await stands(page);
  await imagesLoaded(page);
  await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.recharts-bar-rectangle path')).toHaveCount(puffling.ratings.length);

  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('dialog', { name: 'App Installed!' }).getByRole('button', { name: 'OK' }).click();
  expect(await storedAppList(page)).toBe(`[${puffling.id}]`);

  await page.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(`${BASE_PATH}/apps/install`);
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await imagesLoaded(page);
  await page.getByRole('button', { name: /^Unistall/ }).click();
  await page.getByRole('button', { name: 'Yes, Uninstall it!' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('No Data Available!!')).toBeVisible();
  expect(await storedAppList(page)).toBe('[]');

  await page.goBack();
  await expect(skeletons(page)).toHaveCount(8);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(puffling.title);
  await stands(page);
  await page.goBack();
  await expect(page).toHaveURL(`${BASE_PATH}/apps?q=puffling`);
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Build Productive Apps');
  await stands(page);
  await expect(skeletons(page)).toHaveCount(0);
});

for (const path of ['/', '/apps', `/apps/appdetails/${puffling.id}`, '/apps/install'])
  test(`${BASE_PATH}${path} can be loaded by itself, and again`, async ({ page }) => {
    for (const response of [await page.goto(BASE_PATH + path), await page.reload()])
      expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page).toHaveURL(BASE_PATH + path);
    await page.waitForLoadState('networkidle');
  });

test('every address in a page’s own HTML is below the base path', async ({ request }) => {
  for (const path of ['/', '/apps', '/apps/appdetails/1', '/apps/install', '/no/such/page']) {
    const html = await (await request.get(BASE_PATH + path)).text();
    const urls = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !url.startsWith(`${BASE_PATH}/`))).toEqual([]);
  }
});

test('the pages of the header come without a new document', async ({ page }) => {
  await page.goto(`${BASE_PATH}/apps`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const [name, path] of [
    ['Home', '/'],
    ['Installation', '/apps/install'],
    ['Apps', '/apps'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(BASE_PATH + path);
    await stands(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }
});

test('the icon is below the base path, and there', async ({ page, request }) => {
  await page.goto(HOME);
  const href = await page.locator('link[rel="icon"]').first().getAttribute('href');
  expect(href).toMatch(new RegExp(`^${BASE_PATH}/`));
  expect((await request.get(href ?? '')).status()).toBe(200);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test('is not found, and Go Back ! leads home', async ({ page }) => {
    const response = await page.goto(`${BASE_PATH}/apps/appdetails/99999`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
    await hydrated(page);
    await imagesLoaded(page);
    await page.getByRole('button', { name: 'Go Back !' }).click();
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Build Productive Apps');
  });

  test('is not found, and Go Back ! leads to the page before', async ({ page }) => {
    await page.goto(`${BASE_PATH}/apps/install`);
    await page.goto(`${BASE_PATH}/no/such/page`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Go Back !' }).click();
    await expect(page).toHaveURL(`${BASE_PATH}/apps/install`);
    await expect(page.getByText('No Data Available!!')).toBeVisible();
  });
});
