import type { Page } from '@playwright/test';
import { expect, hydrated, seedAppList, settled, test } from './support';

test.use({ expectedNoise: /status of 503|could not be (loaded|read)|404 \(Not Found\)|chunk/i });

const nav = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const problem = (page: Page) => page.getByRole('heading', { level: 1, name: 'Oops, page not found!!' });

/** The data file is down until the returned function is called. */
async function withoutData(page: Page): Promise<() => void> {
  let isDown = true;
  await page.route('**/appsData.json', (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  return () => {
    isDown = false;
  };
}

test.beforeEach(({ page }) => seedAppList(page, '[1]'));

test('has the focus when it is the first page', async ({ page }) => {
  await withoutData(page);
  await page.goto('/apps/install');
  await expect(problem(page)).toBeFocused();
});

test('has the focus, and is announced, when a link leads to it', async ({ page }) => {
  await withoutData(page);
  await page.goto('/');
  await hydrated(page);
  await nav(page, 'Installation').click();
  await expect(problem(page)).toBeFocused();
  await expect(page.locator('body > [role="status"]')).toHaveText('Your Installed Apps | Larkmoor');
});

test('tells assistive technology what has happened', async ({ page }) => {
  await withoutData(page);
  await page.goto('/apps/install');
  await expect(page.getByRole('alert')).toContainText('The list of apps could not be loaded (503');
});

test('keeps the focus through retries, and hands it to the page', async ({ page }) => {
  const bringBack = await withoutData(page);
  await page.goto('/apps/install');
  await expect(problem(page)).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(problem(page)).toBeFocused();
  bringBack();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Installed Apps' })).toBeFocused();
});

test('gives way to the page when its own link is clicked', async ({ page }) => {
  const bringBack = await withoutData(page);
  await page.goto('/apps/install');
  await expect(problem(page)).toBeVisible();
  bringBack();
  await nav(page, 'Installation').click();
  await expect(page.getByText('1 Apps Found')).toBeVisible();
});

test('tells of missing code where a full sessionStorage lets nothing be storedAppList', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404 }));
  await nav(page, 'Apps').click();
  await expect(
    page.getByText('A part of this page could not be loaded. Please check your connection.'),
  ).toBeVisible();
  await expect(problem(page)).toBeFocused();
  await settled(page);
});
