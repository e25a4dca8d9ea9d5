import type { Page } from '@playwright/test';
import { oddApps, rasterApp } from '../fixtures/odd-apps';
import { expectNoViolations } from './axe';
import { copies } from './copies';
import { expect, hydrated, isLong, test } from './support';

// Pages of apps with unusual data, which the catalogue of this site does not contain.

// The image of one app does not exist.
test.use({ folder: copies.odd, expectedNoise: /404 \(Not Found\)/ });

/** Ids or titles of the apps whose pages differ most from each other. */
const REPRESENTATIVES = [7, 4, 5, ...['twenty levels', 'long names', 'right-to-left names', 'no counts']];

const tested = isLong
  ? oddApps
  : oddApps.filter(({ id, title }) => REPRESENTATIVES.some((key) => key === id || key === title));

for (const { id, title, ratings } of tested)
  test(`axe finds no violations on the page of ${JSON.stringify(title)}`, async ({ page }) => {
    await page.goto(`/apps/appdetails/${id}`);
    await hydrated(page);
    await expect(page.locator('.recharts-wrapper')).toHaveCount(ratings.length > 0 ? 1 : 0);
    await expectNoViolations(page);
  });

test('axe finds no violations on the listing of odd apps', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await expectNoViolations(page);
});

test.describe('a raster image', () => {
  const shown = (page: Page) =>
    page
      .locator('article img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && new URL(image.currentSrc).pathname);

  test('is loaded as AVIF, in the displayed size', async ({ page }) => {
    await page.goto(`/apps/appdetails/${rasterApp.id}`);
    await expect.poll(() => shown(page)).toBe('/resized/288/icons/raster.png.avif');
  });

  test('takes the same space as another image', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/apps?q=raster');
    await hydrated(page);
    const card = page.locator('main').getByRole('link', { name: /rated/ });
    await expect(card).toHaveCount(1);
    const height = (await card.boundingBox())?.height;
    await page.goto('/apps?q=wordy');
    await expect(page.getByText('(26) Apps Found.')).toBeVisible();
    expect((await card.first().boundingBox())?.height).toBe(height);
  });

  test('is loaded in its original form if a resized one is missing', async ({ page }) => {
    await page.route('**/resized/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(`/apps/appdetails/${rasterApp.id}`);
    await expect.poll(() => shown(page)).toBe('/icons/raster.png');
  });
});
