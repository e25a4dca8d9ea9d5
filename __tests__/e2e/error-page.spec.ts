import type { Page } from '@playwright/test';
import {
  expect,
  hydrated,
  idle,
  LONG,
  nav,
  seedAppList,
  settled,
  storedAppList,
  test,
  withoutData,
} from './support';

test.use({ expectedNoise: /status of 503|could not be (loaded|read)|404 \(Not Found\)|chunk/i });

const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });

test.beforeEach(({ page }) => seedAppList(page, '[1]'));

test('the error heading has the focus, and the page is announced, after a click on a link', {
  tag: LONG,
}, async ({ page }) => {
  await withoutData(page);
  await page.goto('/');
  await hydrated(page);
  await nav(page, 'Installation').click();
  await expect(errorHeading(page)).toBeFocused();
  await expect(page.locator('body > [role="status"]')).toHaveText('Your Installed Apps | Fjordline');
});

test('an alert tells the cause, and the focus is on the error heading until a retry shows the page', async ({
  page,
}) => {
  const restoreData = await withoutData(page);
  await page.goto('/apps/install');
  await expect(errorHeading(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('The list of apps could not be loaded (503');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(errorHeading(page)).toBeFocused();
  restoreData();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Installed Apps' })).toBeFocused();
  expect(await storedAppList(page)).toBe('[1]');
});

test('a chunk load error is shown when sessionStorage is full', { tag: LONG }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await hydrated(page);
  await idle(page);
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404 }));
  await nav(page, 'Apps').click();
  await expect(
    page.getByText('A part of this page could not be loaded. Please check your connection.'),
  ).toBeVisible();
  await expect(errorHeading(page)).toBeFocused();
  await settled(page);
});
