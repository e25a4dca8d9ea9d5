import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copies } from './copies';
import {
  cards,
  expect,
  holdRequest,
  hydrated,
  idlePeriod,
  LONG,
  search,
  storedAppList,
  test,
} from './support';

// Input before hydration: visitors type, click and select before the scripts have loaded.

/**
 * Loads a page, and delays its scripts until the returned function is called.
 *
 * @param url A glob: the scripts. By default all.
 */
async function loadWithoutScripts(page: Page, path: string, url = '**/*.js'): Promise<() => Promise<void>> {
  const release = await holdRequest(page, url);
  await page.goto(path, { waitUntil: 'commit' });
  // The end of the page, which a list that waits for code hides.
  await expect(page.locator('footer')).toBeAttached();
  return async () => {
    release();
    await hydrated(page);
  };
}

test('text in the search box starts a search, a chosen order replaces that of the URL, and a chosen theme is stored', async ({
  page,
}) => {
  const loadScripts = await loadWithoutScripts(page, '/apps?sort=title');
  const order = page.getByRole('combobox', { name: 'Sort the apps' });
  await order.selectOption('Best rated');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark theme');
  await search(page).pressSequentially('carp');
  await loadScripts();
  // Either is written first.
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ sort: 'rating', q: 'carp' });
  await expect(order).toHaveValue('rating');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(search(page)).toHaveValue('carp');
  await expect(search(page)).toBeFocused();
  await expect(page.getByText('(1) Apps Found.')).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText(/carp/i);
});

test('a URL with a search shows the search text, no apps that do not match, and a cleared box stays empty', async ({
  page,
}) => {
  const loadScripts = await loadWithoutScripts(page, '/apps?q=gos');
  await expect(search(page)).toHaveValue('gos');
  await expect(page.getByText('Wagtail')).toBeHidden();
  await search(page).fill('');
  await loadScripts();
  await expect(page).toHaveURL('/apps');
  await expect(search(page)).toHaveValue('');
  await expect(cards(page).first()).toContainText('Wagtail');
});

test('a click on Install Now installs the app', async ({ page }) => {
  const loadScripts = await loadWithoutScripts(page, '/apps/appdetails/3');
  await page.getByRole('button', { name: 'Install Now' }).click();
  expect(await storedAppList(page)).toBeNull();
  await loadScripts();
  await expect(page.getByRole('dialog', { name: 'App Installed!' })).toBeVisible();
  await expect.poll(() => storedAppList(page)).toBe('[3]');
});

test('a list to which another tab adds an app before hydration has its order, Share and Export', async ({
  page,
}) => {
  const loadScripts = await loadWithoutScripts(page, '/apps/install');
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await page.evaluate(() => localStorage.setItem('appList', '[3]'));
  await loadScripts();
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  for (const name of ['Share list', 'Export list'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort the installed apps' })).toBeVisible();
});

test('an empty installed list says so, and another one does not, keeps a selected order, and is exported', async ({
  page,
}) => {
  const empty = page.getByText('No Data Available!!');
  const loadScripts = await loadWithoutScripts(page, '/apps/install');
  await expect(empty).toBeVisible();
  await page.evaluate(() => localStorage.setItem('appList', '[1,3,9,10]'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: 'Installed apps' })).toHaveAttribute('aria-busy', 'true');
  await expect(empty).toBeHidden();
  const order = page.getByRole('combobox', { name: 'Sort the installed apps' });
  await order.selectOption('High->Low');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await loadScripts();
  await download;
  await expect(page.getByText('4 Apps Found')).toBeVisible();
  await expect(empty).toBeHidden();
  await expect(order).toHaveValue('high-low');
  await expect(page).toHaveURL('/apps/install?sort=high-low');
  const downloads = await page
    .getByRole('listitem')
    .getByTitle(/downloads$/)
    .evaluateAll((elements: HTMLElement[]) => elements.map(({ title }) => Number(title.replace(/\D/g, ''))));
  expect(downloads).toHaveLength(4);
  expect(downloads).toEqual(downloads.toSorted((a, b) => b - a));
});

test.describe('on the not-found page', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test('a click on Go Back ! returns to the previous page', { tag: LONG }, async ({ page }) => {
    await page.goto('/apps');
    const loadScripts = await loadWithoutScripts(page, '/no/such/page');
    await page.getByRole('button', { name: 'Go Back !' }).click();
    await loadScripts().catch(() => {});
    await expect(page).toHaveURL('/apps');
  });
});

/** The names of the scripts that a page needs and the home page does not. React hydrates the header without them. */
function ownScripts(file: string): string[] {
  const scripts = (name: string) =>
    readFileSync(join(copies.site, name), 'utf8').match(/[^/"\\]+\.js(?=[?"\\])/g) ?? [];
  const shared = new Set(scripts('index.html'));
  return [...new Set(scripts(file))].filter((name) => !shared.has(name));
}

test('the buttons of cards appear when they work, which is later than the header does', {
  tag: LONG,
}, async ({ page }) => {
  const own = ownScripts('apps.html');
  expect(own).not.toEqual([]);
  const loadScripts = await loadWithoutScripts(page, '/apps', `**/{${own}}`);
  const toggle = page.getByRole('button', { name: /^Compare / }).first();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(idlePeriod);
  await expect(page.locator('.compare-toggle').first()).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await loadScripts();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});
