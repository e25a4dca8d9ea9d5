import type { Page } from '@playwright/test';
import { expect, hydrated, storedAppList, test } from './support';

// What a new deploy does to a visitor who stays on an old page: what was not loaded yet is gone.

test.use({ expectedNoise: /404 \(Not Found\)|[Ff]ailed to load chunk|ChunkLoadError|Failed to fetch RSC/ });

/** Old files are gone until the visitor loads a whole page, which brings the new ones. */
async function deploy(page: Page, gone: RegExp): Promise<string[]> {
  const loads: string[] = [];
  let isOld = true;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.push(new URL(request.url()).pathname);
    isOld = false;
  });
  await page.route(gone, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  return loads;
}

const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;
const PAYLOADS = /\.txt(\?|$)/;

for (const [what, gone] of [
  ['the code of the next page', CHUNKS],
  ['the payload of the next page', PAYLOADS],
  ['both', /\/_next\/static\/chunks\/.*\.js|\.txt(\?|$)/],
] as const)
  test(`${what} is gone: the next page comes by one full load`, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const loads = await deploy(page, gone);
    await page.getByRole('link', { name: 'Apps', exact: true }).click();
    await expect(page.getByText('(132) Apps Found.')).toBeVisible();
    await expect(page).toHaveURL('/apps');
    await hydrated(page);
    expect(loads).toEqual(['/apps']);
  });

test('installing goes on', async ({ page }) => {
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.on('dialog', (dialog) => dialog.accept());
  await deploy(page, CHUNKS);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
  expect(await storedAppList(page)).toBe('[3]');
});

test('the chart comes by one full load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const loads = await deploy(page, CHUNKS);
  await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  await expect.poll(() => loads).toEqual(['/apps/appdetails/3']);
  await hydrated(page);
  await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.recharts-wrapper')).toBeVisible();
});

test('a chart that never comes gives way to its table, with no loop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.route(CHUNKS, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  await expect.poll(() => loads.length).toBe(1);
  await hydrated(page);
  await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('table')).toBeInViewport();
  await page.waitForTimeout(1500);
  expect(loads).toHaveLength(1);
});

test('a page whose code never comes is loaded once, and keeps what stands', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.route(CHUNKS, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect.poll(() => loads.length).toBe(1);
  await page.waitForTimeout(2500);
  expect(loads).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
