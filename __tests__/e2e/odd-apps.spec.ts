import type { Page } from '@playwright/test';
import { largeCatalogue, oddApps, rasterApp, WORDS } from '../fixtures/odd-apps';
import { expectNoViolations } from './axe';
import { builtSite } from './build-site';
import { copies } from './copies';
import { expectQuietBuild } from './published-site';
import { cards, drawnChart, expect, hydrated, listedTitles, seedAppList, test } from './support';

// Pages of apps with unusual data, which the catalogue of this site does not contain.

// The image of one app does not exist.
test.use({ folder: copies.odd, expectedNoise: /404 \(Not Found\)/ });

test('the site is built without a warning, and the build ends with its size', () => {
  expectQuietBuild('odd');
  expect(builtSite('odd').log).toMatch(
    /^Finished the export: .+\n[\d,]+ files, [\d.]+ MB\.\nLargest page: \S+\.html, [\d.]+ kB\.$/m,
  );
});

for (const { id, title, ratings } of oddApps)
  test(`axe finds no violations on the page of ${JSON.stringify(title)}`, async ({ page }) => {
    await page.goto(`/apps/appdetails/${id}`);
    await hydrated(page);
    if (ratings.some(({ count }) => count > 0)) await drawnChart(page);
    await expectNoViolations(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a long description is folded, its wide table scrolls, and all of it is printed', async ({ page }) => {
    await page.setViewportSize({ width: 256, height: 640 });
    await page.goto('/apps/appdetails/5');
    const description = page.getByRole('region', { name: 'Description' });
    const end = description.getByText('The end.');
    await expect(end).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(end).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await description.locator('summary').press('Enter');
    await expect(end).toBeVisible();
    await expect(description.getByText('Show less')).toBeVisible();
    const overflow = (element: HTMLElement | SVGElement) => element.scrollWidth - element.clientWidth;
    expect(await page.locator('html').evaluate(overflow)).toBe(0);
    const table = description.getByRole('region', { name: 'Table' });
    expect(await table.evaluate(overflow)).toBeGreaterThan(0);
    await table.focus();
    await expect(table).toBeFocused();
    await description.getByText('Show less').click();
    await expect(description.getByText('Show more')).toBeInViewport();
  });
});

test('a right-to-left title is beside its picture, on its card, its page and in the installed list', async ({
  page,
}) => {
  await seedAppList(page, '[4]');
  for (const [path, selector] of [
    ['/apps', '.card [title="خط"]'],
    ['/apps/appdetails/4', 'h1'],
    ['/apps/install', 'main a[title="خط"]'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const title = page.locator(selector);
    await expect(title).toHaveText('خط');
    const [box, letters] = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [element, range].map((item) => item.getBoundingClientRect().left);
    });
    expect(letters, path).toBeCloseTo(box!, 0);
  }
});

test('a developer with many apps has a search, an order, and further pages', async ({ page }) => {
  await page.goto('/apps/developers/somebody');
  await hydrated(page);
  await expect(page.getByText(/^\(\d+\) Apps Found\.$/)).toBeVisible();
  await page.getByRole('searchbox').fill('no such app');
  await expect(page.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search all apps' })).toBeVisible();
  await page.goto('/apps/developers/somebody/2');
  await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /rated/ })).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Search these apps' }).click();
  await expect(page).toHaveURL('/apps/developers/somebody');
});

test.describe('a category of a large catalogue', () => {
  const wordy = largeCatalogue.filter(({ title }) => title.startsWith('Wordy'));
  const PATH = `/apps/categories/${encodeURIComponent('wörter-co')}`;

  test('loads the other apps for a search, an order and a scroll', async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: WORDS })).toBeVisible();
    await expect(page.getByText(`(${wordy.length}) Apps Found.`)).toBeVisible();
    expect(await listedTitles(page)).toEqual(wordy.map(({ title }) => title));
    await page.getByRole('combobox', { name: 'Sort the apps' }).selectOption('Recently updated');
    await expect(cards(page).first()).toContainText('Wordy 21');
    // Its card shows the date anyway.
    await expect(cards(page).first().getByText('Updated 1 June 2025')).toHaveCount(1);
    await expect(page).toHaveURL(`${PATH}?sort=updated`);
    await page.getByRole('searchbox').fill('wordy 26');
    await expect(page.getByText('(1) Apps Found.')).toBeVisible();
    await page.getByRole('searchbox').fill('strange');
    await page.getByRole('link', { name: 'Search all apps' }).click();
    await expect(page).toHaveURL('/apps?q=strange');
  });

  test('of one page is searched with names that the page does not have', async ({ page }) => {
    await page.goto('/apps/categories/rare');
    await hydrated(page);
    await page.getByRole('searchbox').fill('docker');
    await expect(cards(page)).toHaveText(/Raster/);
  });

  test('of four apps or fewer is a row of cards without a search', async ({ page }) => {
    await page.goto('/apps/categories/alone');
    await expect(cards(page)).toHaveText(/Raster/);
    await expect(page.getByText('1 app', { exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  });
});

test.describe('a raster image', () => {
  const shown = (page: Page) =>
    page
      .locator('article img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && new URL(image.currentSrc).pathname);

  test('is loaded as AVIF, in the displayed size', async ({ page }) => {
    await page.goto(`/apps/appdetails/${rasterApp.id}`);
    await expect.poll(() => shown(page)).toBe('/resized/288/pictures/raster.png.avif');
  });

  test('is loaded in its original form if a resized one is missing', async ({ page }) => {
    await page.route('**/resized/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(`/apps/appdetails/${rasterApp.id}`);
    await expect.poll(() => shown(page)).toBe('/pictures/raster.png');
  });
});
