import { catalogue, expect, hydrated, idle, LONG, retriesOver, test } from './support';

// Stale deploys: a page of an old deploy is open, and its files that have not loaded yet no longer exist.

test.use({
  expectedNoise:
    /404 \(Not Found\)|[Ff]ailed to load chunk|ChunkLoadError|Failed to fetch RSC|ERR_CONNECTION_FAILED/,
});

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

test('a connection that breaks between a page and its code does not lead to the error page of the browser', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await idle(page);
  let isDown = true;
  await page.route('**/*', (route) =>
    isDown && !/\.txt(\?|$)/.test(route.request().url()) ? route.abort('connectionfailed') : route.continue(),
  );
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
});
