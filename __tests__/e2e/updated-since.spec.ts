import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { catalogue, expect, hydrated, seedAppList, storedAppList, test } from './support';

/** The catalogue after two apps were updated. */
const LATER = catalogue.map((app) => {
  if (app.id === 1) return { ...app, updated: '2026-11-12', version: '4.2.0' };
  return app.id === 2 ? { ...app, updated: '2026-11-13' } : app;
});

const rows = (page: Page) => page.getByRole('region', { name: 'Installed apps' }).getByRole('listitem');

const storedDays = (page: Page) => page.evaluate(() => localStorage.getItem('appList.days'));

async function serveLater(page: Page): Promise<void> {
  await page.route('**/appsData.json', (route) => route.fulfill({ json: LATER }));
}

async function install(page: Page, id: number): Promise<void> {
  await page.goto(`/apps/appdetails/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
}

test('says which apps were updated since they were installed, with a link to what is new', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 10, 12));
  await seedAppList(page, '[2]');
  await install(page, 1);
  expect(await storedAppList(page)).toBe('[2,1]');
  expect(await storedDays(page)).toBe('{"1":"2026-11-10"}');
  await page.clock.setFixedTime(new Date(2026, 10, 14, 12));
  await serveLater(page);
  await page.goto('/apps/install');
  await expect(rows(page)).toHaveCount(2);
  const updates = page.getByRole('link', { name: /^Updated/ });
  await expect(updates).toHaveText(['Updated 12 November: 4.2.0']);
  await expectNoViolations(page);
  await updates.click();
  await expect(page.getByRole('heading', { name: 'What’s new' })).toBeInViewport();
});

test('follows another tab, and fits 320 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.setFixedTime(new Date(2026, 10, 14, 12));
  await serveLater(page);
  await page.goto('/apps/install');
  await hydrated(page);
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(2026, 10, 10, 12));
  await install(other, 1);
  await expect(page.getByRole('link', { name: 'Updated 12 November: 4.2.0' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await other.close();
});
