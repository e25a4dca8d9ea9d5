import { expect, hydrated, test } from './support';

test.describe('a broken image', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('is replaced by the initial of the title at the same size, and loaded again when the connection is back', async ({
    page,
  }) => {
    await page.route('**/pictures/wagtail*', (route) => route.abort());
    await page.route('**/resized/**', (route) => route.abort());
    await page.goto('/apps/appdetails/1');
    await hydrated(page);
    const fallback = page.locator('main [data-slot="image-fallback"]').first();
    await expect(fallback).toHaveText('W');
    const size = await fallback.boundingBox();

    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(fallback).toHaveCount(0);
    const icon = page.locator('main article img').first();
    await expect.poll(() => icon.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const { width, height } = (await icon.boundingBox())!;
    expect({ width, height }).toEqual({ width: size?.width, height: size?.height });
  });
});
