import { PAGE_SIZE } from '@/lib/catalogue/pages';
import {
  cards,
  catalogue,
  expect,
  holdRequest,
  hydrated,
  LONG,
  scrollTop,
  seedAppList,
  stopClock,
  storedAppList,
  test,
} from './support';

// Unit tests have all faults of the data file. The installed page: error-page.spec.ts.

test.use({ expectedNoise: /Failed to load resource|could not be (loaded|read)/ });

const DATA = '**/appsData.json';

test('if the data file is missing, the listing keeps its first apps and links to its pages, and a search shows the cause and can try again', async ({
  page,
}) => {
  let isMissing = true;
  await page.route(DATA, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/apps');
  await hydrated(page);
  const alert = page.getByRole('main').getByRole('alert');
  const links = page.getByRole('navigation', { name: 'Pages', exact: true });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(alert).toContainText('The list of apps could not be loaded (404');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('main li[data-index]')).toHaveCount(PAGE_SIZE);
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
  await expect(alert).toBeInViewport();
  await expect(links.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible();

  await page.getByRole('searchbox').fill('gosl');
  await expect(page.getByText('Searching …')).toBeVisible();
  await expect(alert).toContainText('The list of apps could not be loaded (404');
  await expect(page.getByText('OOPS!! APP NOT FOUND')).toHaveCount(0);
  await expect(links).toHaveCount(0);
  isMissing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('(1) Apps Found.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test('a list that cannot be loaded on Back says so at the top, wherever the list was', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await seedAppList(page, JSON.stringify(catalogue.map(({ id }) => id)));
  await page.goto('/apps/install');
  await expect(page.getByText(`${catalogue.length} Apps Found`)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 4000));
  // Another document.
  await page.goto('/robots.txt');
  await page.route(DATA, (route) => route.abort());
  // The document loads after the failure.
  await page.addInitScript(() => {
    new Image().src = '/late.png';
  });
  const late = await holdRequest(page, '**/late.png');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeInViewport({
    ratio: 1,
  });
  late();
  await page.waitForLoadState();
  // The browser scrolls in a frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await scrollTop(page)).toBe(0);
});

test('while the data file is slow, the results of a search in the URL are awaited, and the footer with them', async ({
  page,
}) => {
  const release = await holdRequest(page, DATA);
  await stopClock(page);
  await page.goto('/apps?q=gosl');
  await hydrated(page);
  // After this time, a page without its code shows what it has.
  await page.clock.runFor(5000);
  await expect(page.getByRole('region', { name: 'Apps', exact: true })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a category that the data file of another deploy does not have keeps its cards', { tag: LONG }, async ({
  page,
}) => {
  const own = catalogue.filter(({ categories = [] }) => categories.includes('Photo & Video'));
  const json = catalogue.map((app) => ({ ...app, categories: ['Renamed'] }));
  await page.route(DATA, (route) => route.fulfill({ json }));
  const loaded = page.waitForResponse(DATA);
  await page.goto('/apps/categories/photo-video');
  await loaded;
  const box = page.getByRole('searchbox');
  await box.fill(own[0]!.title);
  await expect(page.getByText('(1) Apps Found.')).toBeVisible();
  await box.fill('');
  await expect(page.getByText(`(${own.length}) Apps Found.`)).toBeVisible();
  await expect(cards(page)).toHaveCount(own.length);

  await page.getByRole('combobox', { name: 'Sort the apps' }).selectOption('title');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The list of apps could not be read.',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(own.length);
});

test('a data file without apps removes nothing from the list', { tag: LONG }, async ({ page }) => {
  await page.route(DATA, (route) => route.fulfill({ json: [] }));
  await seedAppList(page, '[1,3]');
  await page.goto('/apps/install');
  await expect(page.getByText('0 Apps Found')).toBeVisible();
  await expect(page.getByText('Not listed')).toHaveCount(2);
  expect(await storedAppList(page)).toBe('[1,3]');
});
