import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from './support';

test.describe('a broken image', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('is replaced by the initial of the title at the same size, and loaded again when the connection is back, also if it is a screenshot', async ({
    page,
  }) => {
    await page.route('**/pictures/wagtail*', (route) => route.abort());
    await page.route('**/resized/**', (route) => route.abort());
    await page.goto('/apps/appdetails/1');
    await hydrated(page);
    const fallback = page.locator('main [data-slot="image-fallback"]').first();
    await expect(fallback).toHaveText('W');
    const size = await fallback.boundingBox();
    const screenshot = page.getByRole('region', { name: 'Screenshots' }).getByRole('img').first();
    await screenshot.scrollIntoViewIfNeeded();
    const widthOf = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect(screenshot).toHaveJSProperty('complete', true);
    expect(await widthOf(screenshot)).toBe(0);

    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => widthOf(screenshot)).toBeGreaterThan(0);
    await expect(fallback).toHaveCount(0);
    const icon = page.locator('main article img').first();
    await expect.poll(() => widthOf(icon)).toBeGreaterThan(0);
    const { width, height } = (await icon.boundingBox())!;
    expect({ width, height }).toEqual({ width: size?.width, height: size?.height });
  });
});
