import { readFileSync } from 'node:fs';
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

async function seedDays(page: Page, days: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('appList.days', text), days);
}

test('says which apps were updated since they were installed, with a link to what is new', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 10, 12));
  await install(page, 1);
  await install(page, 2);
  expect(await storedAppList(page)).toBe('[1,2]');
  expect(await storedDays(page)).toBe('{"1":"2026-11-10","2":"2026-11-10"}');
  await page.clock.setFixedTime(new Date(2026, 10, 14, 12));
  await install(page, 3);
  await serveLater(page);
  await page.goto('/apps/install?sort=installed');
  await expect(rows(page)).toHaveCount(3);
  const updates = page.getByRole('link', { name: /^Updated/ });
  await expect(updates).toHaveText(['Updated 13 November', 'Updated 12 November: 4.2.0']);
  await expectNoViolations(page);
  await updates.last().click();
  await expect(page.getByRole('heading', { name: 'What’s new' })).toBeInViewport();
});

test('an app that was uninstalled is new when it is installed again', async ({ page }) => {
  await seedAppList(page, '[1]');
  await page.clock.setFixedTime(new Date(2026, 10, 14, 12));
  await serveLater(page);
  await page.goto('/apps/install');
  await page.evaluate(() => localStorage.setItem('appList.days', '{"1":"2026-11-10"}'));
  await page.reload();
  await expect(page.getByRole('link', { name: /^Updated/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Unistall Wagtail' }).click();
  await page.getByRole('button', { name: 'Yes, Uninstall it!' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await storedDays(page)).toBe('{}');
  await install(page, 1);
  await page.goto('/apps/install');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Updated/ })).toHaveCount(0);
});

for (const [title, days] of [
  ['without days', null],
  ['with damaged days', 'oops'],
] as const)
  test(`a list ${title} is complete`, async ({ page }) => {
    await seedAppList(page, '[1,2]');
    if (days) await seedDays(page, days);
    await serveLater(page);
    await page.goto('/apps/install');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('2 Apps Found')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Updated/ })).toHaveCount(0);
  });

test('an exported list and a shared one have the days', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedAppList(page, '[1,2]');
  await seedDays(page, '{"1":"2026-11-10"}');
  await page.goto('/apps/install');
  await expect(page.getByText('2 Apps Found')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).apps[0]).toMatchObject({ id: 1, installed: '2026-11-10' });
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect(page.getByText('The link to your list was copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  for (const transfer of ['file', 'link'] as const) {
    const other = await browser.newPage({ baseURL });
    await other.clock.setFixedTime(new Date(2026, 10, 14, 12));
    await serveLater(other);
    await other.goto(transfer === 'link' ? link : '/apps/install');
    await hydrated(other);
    if (transfer === 'file')
      await other.getByLabel('Import list').setInputFiles({
        name: 'apps.json',
        mimeType: 'application/json',
        buffer: readFileSync(file),
      });
    await other.getByRole('button', { name: 'Add 2 apps' }).click();
    await expect(other.getByRole('link', { name: /^Updated/ })).toHaveText(['Updated 12 November: 4.2.0']);
    await expect.poll(() => storedDays(other)).toBe('{"1":"2026-11-10","2":"2026-11-14"}');
    await other.close();
  }
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
