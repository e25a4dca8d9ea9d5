import { catalogue, expect, hydrated, idle, LONG, retriesOver, test } from './support';

// Stale deploys: a page of an old deploy is open, and its files that have not loaded yet no longer exist.

test.use({ expectedNoise: /404 \(Not Found\)|[Ff]ailed to load chunk|ChunkLoadError|Failed to fetch RSC/ });

const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;

test('missing chunks and payloads: one document load shows the next page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await idle(page);
  // The next document brings the new files.
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(/\/_next\/static\/chunks\/.*\.js|\.txt(\?|$)/, (route) =>
    loads.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
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
