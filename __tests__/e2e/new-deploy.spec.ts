import type { Page } from '@playwright/test';
import { catalogue, expect, hydrated, idle, LONG, retriesOver, test, variants } from './support';

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
