import type { Page } from '@playwright/test';
import {
  catalogue,
  expect,
  hydrated,
  idle,
  LONG,
  retriesOver,
  storedAppList,
  test,
  variants,
} from './support';

// Stale deploys: a page of an old deploy is open, and its files that have not loaded yet no longer exist.

test.use({ expectedNoise: /404 \(Not Found\)|[Ff]ailed to load chunk|ChunkLoadError|Failed to fetch RSC/ });

/**
 * Answers requests for removed files with 404 until the next document load, which brings the new files.
 *
 * @returns The paths of all document loads from now on.
 */
async function deploy(page: Page, removed: RegExp): Promise<string[]> {
  const loads: string[] = [];
  let isOld = true;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.push(new URL(request.url()).pathname);
    isOld = false;
  });
  await page.route(removed, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  return loads;
}

const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;
const PAYLOADS = /\.txt(\?|$)/;

for (const [what, removed] of variants([
  ['missing chunks and payloads', /\/_next\/static\/chunks\/.*\.js|\.txt(\?|$)/],
  ['missing chunks', CHUNKS],
  ['missing payloads', PAYLOADS],
] as const))
  test(`${what}: one document load shows the next page`, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await idle(page);
    const loads = await deploy(page, removed);
    await page.getByRole('link', { name: 'Apps', exact: true }).click();
    await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
    await expect(page).toHaveURL('/apps');
    await hydrated(page);
    expect(loads).toEqual(['/apps']);
  });

test('missing chunks: installing still works', { tag: LONG }, async ({ page }) => {
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await idle(page);
  page.on('dialog', (dialog) => dialog.accept());
  await deploy(page, CHUNKS);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
  await expect.poll(() => storedAppList(page)).toBe('[3]');
});

test('missing chunks: the bars of the chart stay, without a reload', { tag: LONG }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await idle(page);
  const loads = await deploy(page, CHUNKS);
  const failed = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  await failed;
  await idle(page);
  await expect(page.locator('.chart-bar').first()).toBeInViewport();
  expect(loads).toEqual([]);
});

test('a page whose chunks never load causes one document load, and a heading stays visible', {
  tag: LONG,
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await idle(page);
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.route(CHUNKS, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect.poll(() => loads.length).toBe(1);
  await retriesOver(page);
  expect(loads).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [direction, days] of [
  ['back', -1],
  ['forward', 1],
] as const)
  test(`a second deploy is loaded too when the clock has jumped ${direction} by a day`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + Number(sessionStorage.getItem('clock'));
    });
    for (const clock of [0, days * 24 * 60 * 60 * 1000]) {
      await page.goto('/');
      await page.evaluate((clock) => sessionStorage.setItem('clock', String(clock)), clock);
      await hydrated(page);
      await idle(page);
      const loads = await deploy(page, CHUNKS);
      await page.getByRole('link', { name: 'Apps', exact: true }).click();
      await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
      expect(loads).toEqual(['/apps']);
      await page.unrouteAll();
    }
  });
