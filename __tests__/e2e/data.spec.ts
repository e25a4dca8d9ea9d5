import { cards, expect, hydrated, idle, seedAppList, test } from './support';

test('the data file is requested once per visit, on any number of pages', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    // Requests of the router: the payload of a page, and a HEAD request that checks for a redirect.
    const isRouter = request.url().includes('_rsc') || request.method() === 'HEAD';
    if (['fetch', 'xhr'].includes(request.resourceType()) && !isRouter) requests.push(request.url());
  });
  await seedAppList(page, '[1]');
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => requests.length).toBe(1);
  for (const name of ['Apps', 'Installation']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await idle(page);
  expect(requests).toEqual([expect.stringMatching(/\/appsData\.json$/)]);
});

test.describe('a broken image', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('is replaced by the initial of the title at the same size, until the connection is back', async ({
    page,
  }) => {
    await page.route('**/pictures/wagtail.svg', (route) => route.abort());
    await page.goto('/apps');
    await hydrated(page);
    const fallback = cards(page).first().locator('[data-slot="image-fallback"]');
    await expect(fallback).toHaveText('W');
    const size = await fallback.boundingBox();
    const other = await cards(page).nth(1).locator('img').boundingBox();
    expect(size?.width).toBe(other?.width);
    expect(size?.height).toBe(other?.height);

    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(fallback).toHaveCount(0);
    await expect
      .poll(() =>
        cards(page)
          .first()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });

  test('is loaded again when the connection is back, also if it is a screenshot', async ({ page }) => {
    await page.route('**/pictures/wagtail-*', (route) => route.abort());
    await page.route('**/resized/**', (route) => route.abort());
    await page.goto('/apps/appdetails/1');
    await hydrated(page);
    const picture = page.getByRole('region', { name: 'Screenshots' }).getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    const widthOf = () => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await widthOf()).toBe(0);

    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(widthOf).toBeGreaterThan(0);
  });
});
