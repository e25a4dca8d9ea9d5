import { cards, expect, hydrated } from '../support';
import { BASE_PATH, storeApps } from './store';
import { test } from './support';

const PATH = `${BASE_PATH}/apps/collections/start-here`;

const own = storeApps.filter(({ collections = [] }) => collections.includes('Start here'));
const [app] = own;

test('a collection has its page, its feed and its links below the base path', async ({ page, request }) => {
  await page.goto(`${BASE_PATH}/`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Show all of Start here' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible();
  await expect(cards(page)).toHaveCount(own.length);

  const feed = page.locator('link[type="application/atom+xml"][href*="start-here"]');
  const { pathname } = new URL((await feed.getAttribute('href')) ?? '', page.url());
  expect(pathname).toBe(`${BASE_PATH}/feeds/collection-start-here.xml`);
  const response = await request.get(pathname);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(`${BASE_PATH}/apps/appdetails/${app?.id}`);

  await cards(page)
    .filter({ hasText: app?.title ?? '' })
    .click();
  await expect(page).toHaveURL(`${BASE_PATH}/apps/appdetails/${app?.id}`);
  await page.getByRole('list', { name: 'Collections' }).getByRole('link').click();
  await expect(page).toHaveURL(PATH);
});
