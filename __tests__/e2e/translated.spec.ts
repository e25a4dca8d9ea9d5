import type { Page } from '@playwright/test';
import { searchApps } from '@/lib/catalogue/search/search';
import {
  button,
  cards,
  catalogue,
  expect,
  heading,
  hydrated,
  LONG,
  rows,
  search,
  seedAppList,
  storedAppList,
  test,
  translatePages,
} from './support';

const found = (page: Page, count: number) => page.getByText(`(${count}) Apps Found.`, { exact: true });
const countOf = (text: string, apps = catalogue) => searchApps(apps, text).length;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('h1 font').first()).toBeAttached();
}

/** Types letter by letter: each changes the count, and what is marked in the titles. */
async function searchFor(page: Page, text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1) {
    await search(page).fill(text.slice(0, end));
    await expect(search(page)).toHaveValue(text.slice(0, end));
  }
}

test.beforeEach(({ page }) => translatePages(page));

test.describe('before it is hydrated', () => {
  // React reports that it has rendered the page again.
  test.use({ expectedNoise: /Minified React error #418/ });

  test('a page can be searched', { tag: LONG }, async ({ page }) => {
    await translatePages(page, true);
    await open(page, '/apps');
    await searchFor(page, 'go');
    await expect(found(page, countOf('go'))).toBeVisible();
  });
});

test('a search, an order and filters change the apps and their counts, and Back restores them', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Show All', exact: true }).click();
  await expect(heading(page, 'All Apps')).toBeFocused();
  await searchFor(page, 'go');
  await expect(found(page, countOf('go'))).toBeVisible();
  await expect(cards(page).locator('mark')).toHaveCount(countOf('go'));
  await page.getByRole('combobox', { name: 'Sort the apps' }).selectOption('Most downloads');
  const first = searchApps(catalogue, 'go').toSorted((a, b) => Number(b.downloads) - Number(a.downloads))[0]!;
  await expect(cards(page).first()).toContainText(first.title);
  await cards(page).first().click();
  await expect(heading(page, first.title)).toBeFocused();
  await page.goBack();
  await expect(found(page, countOf('go'))).toBeVisible();
  await searchFor(page, 'goq');
  await expect(found(page, 0)).toBeVisible();
  await expect(page.getByText('OOPS!! APP NOT FOUND')).toBeVisible();
  await search(page).fill('');
  await expect(found(page, catalogue.length)).toBeVisible();

  const games = catalogue.filter(({ categories = [] }) => categories.includes('Games'));
  await button(page, 'Filter').click();
  const form = page.getByRole('dialog', { name: 'Filter' });
  await form.getByRole('checkbox', { name: /^Games/ }).check();
  await form.getByRole('button', { name: `Show ${games.length} apps`, exact: true }).click();
  await expect(button(page, 'Filter (1)')).toBeFocused();
  await expect(found(page, games.length)).toBeVisible();
  await button(page, 'Filter (1)').click();
  await form.getByRole('checkbox', { name: /^Books/ }).check();
  await form.getByRole('button', { name: /^Show/ }).click();
  await button(page, 'Remove Games').click();
  await expect(button(page, 'Filter (1)')).toBeVisible();
  await button(page, 'Clear filters').click();
  await expect(button(page, 'Filter')).toBeFocused();
  await expect(found(page, catalogue.length)).toBeVisible();
});

test('screenshots are opened and turned, the link of an app is shared, and apps are installed, removed and counted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedAppList(page, '[3,4000]');
  await open(page, '/apps/appdetails/1');
  await page.getByRole('region', { name: 'Screenshots' }).getByRole('link').first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Screenshots' });
  await expect(dialog).toContainText('1 of 4');
  await button(page, 'Next screenshot').click();
  await expect(dialog).toContainText('2 of 4');
  await expect(dialog).toContainText(catalogue[0]!.screenshots![1]!.alt!);
  await button(page, 'Close').click();
  await button(page, 'Share').focus();
  const before = await page.getByRole('region', { name: 'Ratings' }).boundingBox();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The link was copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await page.getByRole('region', { name: 'Ratings' }).boundingBox()).toEqual(before);

  await button(page, 'Install Now').click();
  await button(page, 'OK').click();
  await expect(button(page, 'Installed')).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'Installation' }).click();
  await expect(page.getByText('2 Apps Found', { exact: true })).toBeVisible();
  await expect(page.getByText('It also has 1 unlisted app.')).toBeVisible();
  await button(page, 'Remove app 4000').click();
  await button(page, 'Yes, Uninstall it!').click();
  await button(page, 'OK').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText(/^This list is stored in this browser only\. Some browsers/)).toBeVisible();
  await expect.poll(() => storedAppList(page)).toBe('[3,1]');
});

test('a list is shared, reviewed and added, and apps are chosen for a comparison, counted, and removed from it', async ({
  page,
}) => {
  await seedAppList(page, '[1]');
  await open(page, '/apps/install#share=1,3,17,4000');
  const question = page.getByRole('dialog', { name: 'Add apps to your list?' });
  await expect(question).toContainText('2 apps to add');
  await question.getByRole('checkbox', { name: /^Add these too/ }).check();
  await button(page, 'Add 3 apps').click();
  await expect(page.getByText('3 Apps Found', { exact: true })).toBeVisible();
  await expect(page.getByText('3 apps added to your list.')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  const bar = page.getByRole('region', { name: 'Chosen apps' });
  for (const [index, { title }] of catalogue.slice(0, 3).entries()) {
    await page
      .getByRole('main')
      .getByRole('button', { name: `Compare ${title}`, exact: true })
      .click();
    await expect(bar.getByRole('link', { name: `Compare (${index + 1})`, exact: true })).toBeVisible();
  }
  await bar.getByRole('link', { name: 'Compare (3)' }).click();
  await expect(page.getByRole('table', { name: 'Comparison of 3 apps' })).toBeVisible();
  await button(page, `Remove ${catalogue[1]!.title} from the comparison`).click();
  await expect(page.getByRole('table', { name: 'Comparison of 2 apps' })).toBeVisible();
});
