import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CODE_MS } from '@/lib/browser/load-code';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import { copies } from './copies';
import {
  cards,
  catalogue,
  expect,
  holdRequest,
  hydrated,
  idle,
  LONG,
  retriesOver,
  seedAppList,
  skeletons,
  stopClock,
  storedAppList,
  test,
} from './support';

// Code that is lazy-loaded and cannot be loaded. The code of the dialogs: storage.spec.ts.

// An uncaught error fails a test.
test.use({ expectedNoise: /^Failed to load resource|^Unexpected token '<'/ });

const CHUNKS = join(copies.site, '_next/static/chunks');

/** Texts in chunks that minification keeps. */
const texts = {
  chart: 'recharts-',
  textSearch: 'The index of the texts has an unknown format.',
  transfer: 'Your list was exported',
  parser: 'The catalogue has an unknown format.',
  list: 'could not remember the installed apps',
  bar: 'You can compare up to',
};

function chunksWith(text: string): string[] {
  const found = readdirSync(CHUNKS).filter(
    (file) => file.endsWith('.js') && readFileSync(join(CHUNKS, file), 'utf8').includes(text),
  );
  expect(found, `chunks with "${text}"`).not.toEqual([]);
  return found;
}

/** Removes the chunks that contain a text from the host, until the returned function is called. */
async function removeChunks(page: Page, text: string): Promise<() => void> {
  const removed = chunksWith(text);
  let isRemoved = true;
  await page.route(
    ({ pathname }) => removed.some((file) => pathname.endsWith(`/${file}`)),
    (route) => (isRemoved ? route.fulfill({ status: 404 }) : route.continue()),
  );
  return () => {
    isRemoved = false;
  };
}

const withScreenshots = catalogue.find(({ screenshots }) => screenshots?.length)!;

/** Counts the document loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test.beforeEach(({ page }) => page.clock.install());

test('chart: the prerendered bars and the table stay', { tag: LONG }, async ({ page }) => {
  await removeChunks(page, texts.chart);
  const failed = page.waitForResponse((response) => response.status() === 404);
  const loads = countLoads(page);
  await page.goto('/apps/appdetails/3');
  await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  await failed;
  await retriesOver(page);
  await expect(page.locator('.chart-bar')).toHaveCount(5);
  await expect(page.locator('.chart-bar').first()).toBeInViewport();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
  await expect(page.locator('.recharts-wrapper')).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('search in texts: the message that no title matches does not wait for it, nor move when it has found apps', async ({
  page,
}) => {
  const [file] = chunksWith(texts.textSearch);
  const release = await holdRequest(page, `**/${file}`);
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('searchbox').fill('postcards');
  await expect(page.getByText('(0) Apps Found.')).toBeVisible();
  await page.clock.runFor(SKELETON_MS);
  const message = page.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' });
  await expect(message).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  const { y } = (await message.boundingBox())!;
  release();
  await expect(cards(page)).toHaveText(/Wagtail/);
  expect((await message.boundingBox())!.y).toBe(y);
});

test('search in texts: the titles are found without it, and the texts when the code is back', {
  tag: LONG,
}, async ({ page }) => {
  const restore = await removeChunks(page, texts.textSearch);
  const loads = countLoads(page);
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('searchbox').fill('oven');
  await expect.poll(loads, 'a new deploy may have removed it').toBe(2);
  await hydrated(page);
  await expect(page.getByText(/^\([1-9]\) Apps Found\.$/)).toBeVisible();
  await expect(page.getByText('Other results')).toHaveCount(0);
  await retriesOver(page);
  restore();
  await page.getByRole('searchbox').fill('ovens');
  await page.getByRole('searchbox').fill('oven');
  await expect(page.getByText('Other results')).toBeVisible();
});

test('tools of the list: a link, a file or an export reloads once, then says that it could not be loaded', {
  tag: LONG,
}, async ({ page }) => {
  const restore = await removeChunks(page, texts.transfer);
  const notLoaded = page.getByText('This could not be loaded. Please check your connection, and try again.');
  const loads = countLoads(page);
  await seedAppList(page, '[1]');
  await page.goto('/apps/install#share=3', { waitUntil: 'commit' });
  await expect.poll(loads, 'a new deploy may have removed it').toBe(2);
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await expect(notLoaded).toBeVisible();
  await page.getByRole('button', { name: 'Export list' }).click();
  await expect(notLoaded).toBeVisible();
  const file = { name: 'apps.json', mimeType: 'application/json', buffer: Buffer.from('[17]') };
  await page.getByLabel('Import list').setInputFiles(file);
  await expect(notLoaded).toBeVisible();
  await retriesOver(page);
  expect(loads()).toBe(2);
  expect(await storedAppList(page)).toBe('[1]');
  // The link is still in the URL, so that a reload opens it.
  restore();
  await page.reload();
  await page.getByRole('button', { name: 'Add 1 app' }).click();
  await expect(page.getByText('2 Apps Found')).toBeVisible();
  await expect.poll(() => storedAppList(page)).toBe('[1,3]');
});

test.describe('parser of the data', () => {
  // React logs the error of the error page.
  test.use({ expectedNoise: /^Failed to load resource|could not be loaded/ });

  test('a search reloads once, keeps its text, and shows an error that can be retried', async ({ page }) => {
    const restore = await removeChunks(page, texts.parser);
    const loads = countLoads(page);
    await page.goto('/apps');
    await hydrated(page);
    await page.getByRole('searchbox').fill('gosl');
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('searchbox')).toHaveValue('gosl');
    await retriesOver(page);
    expect(loads()).toBe(2);
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(1);
  });

  test('a share link reloads once, and shows an error that can be retried', { tag: LONG }, async ({
    page,
  }) => {
    const restore = await removeChunks(page, texts.parser);
    const loads = countLoads(page);
    await page.goto('/apps/install#share=3', { waitUntil: 'commit' });
    await expect.poll(loads).toBe(2);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText('could not be loaded');
    await retriesOver(page);
    expect(loads()).toBe(2);
    restore();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: 'Add 1 app' })).toBeVisible();
  });
});

test('all code: a list that waits for it to be ordered is shown as it is after 5 s, and the footer with it', async ({
  page,
}) => {
  await stopClock(page);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto('/apps?sort=rating');
  const footer = page.getByRole('contentinfo');
  await expect(cards(page).first()).toBeHidden();
  await expect(footer).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(cards(page).first()).toBeVisible();
  await expect(footer).toBeVisible();
});

test('list of installed apps: pages that only mark installed apps work without the marks', {
  tag: LONG,
}, async ({ page }) => {
  await removeChunks(page, texts.list);
  await seedAppList(page, '[1,3]');
  const failed = page.waitForResponse((response) => response.status() === 404);
  await page.goto('/');
  await failed;
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Installation' })).toHaveText('Installation');
  await page.getByRole('link', { name: 'Show All', exact: true }).click();
  await expect(page).toHaveURL('/apps');
  await expect(cards(page).first()).toContainText(catalogue[0]!.title);
  expect(await storedAppList(page)).toBe('[1,3]');
});

test('bar of chosen apps: the first choice reloads the page once, and keeps the choice', {
  tag: LONG,
}, async ({ page }) => {
  const restore = await removeChunks(page, texts.bar);
  const loads = countLoads(page);
  await page.goto('/');
  await hydrated(page);
  const wagtail = page.getByRole('button', { name: 'Compare Wagtail' });
  await wagtail.click();
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await expect(wagtail).toHaveAttribute('aria-pressed', 'true');
  await retriesOver(page);
  expect(loads()).toBe(2);
  restore();
  await page.getByRole('button', { name: 'Compare Gosling' }).click();
  await expect(page.getByRole('link', { name: 'Compare (2)' })).toBeVisible();
});

test('code that never arrives, or a page in its place: a click has the outcome of code that is missing, and works when the connection is back', async ({
  page,
  context,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const hold = async () => {
    await idle(page);
    await page.route('**/*.{js,css}', () => {});
  };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedAppList(page, '[1]');
  await page.goto('/apps/install');
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await hold();
  await page.getByRole('button', { name: 'Share list' }).click();
  await page.clock.runFor(CODE_MS);
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  // With the connection back, the same click works.
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect(page.getByText('The link was copied.')).toBeVisible();
  await hold();
  await page.getByRole('button', { name: /^Unistall/ }).click();
  await page.clock.runFor(CODE_MS);
  await expect.poll(() => dialogs).toEqual(["Are you sure?\nYou won't be able to revert this!"]);
  // The message about the answer waits as long.
  await page.clock.runFor(CODE_MS);
  await expect.poll(() => dialogs.slice(1)).toEqual([expect.stringMatching(/^Cancelled/)]);
  await page.unrouteAll();
  await page.getByRole('button', { name: /^Unistall/ }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();

  await page.goto(`/apps/appdetails/${withScreenshots.id}`);
  await hydrated(page);
  await idle(page);
  // A host that answers with a page, such as a sign-in.
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await page.clock.runFor(CODE_MS);
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await share.click();
  await page.clock.runFor(CODE_MS / 2);
  await expect(page.getByText('The link was copied.')).toBeVisible();
  await hold();
  // Its file is opened. The answer keeps the page.
  const screenshot = page.getByRole('region', { name: 'Screenshots' }).getByRole('link').first();
  const file = await screenshot.getAttribute('href');
  await page.route(
    ({ pathname }) => pathname === file,
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue()),
  );
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await screenshot.click();
  await page.clock.runFor(CODE_MS);
  await opened;
  // Not if the visitor has left the page.
  await screenshot.click();
  await page.getByRole('banner').getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('/apps/install');
  await page.clock.runFor(CODE_MS);
  await page.getByRole('link', { name: 'Skip to content' }).waitFor({ state: 'attached' });
  await expect(page).toHaveURL('/apps/install');
});
