import type { Page } from '@playwright/test';
import { TYPING_DELAY_MS } from '@/lib/navigation/use-url-parameter';
import { cards, catalogue, expect, holdRequest, hydrated, LONG, stopClock, test } from './support';

const order = (page: Page) => page.getByRole('combobox', { name: 'Sort the apps' });
const box = (page: Page) => page.getByRole('searchbox');
const first = (page: Page) => cards(page).first().locator('[title]').first();

const byDownloads = catalogue.toSorted((a, b) => Number(b.downloads) - Number(a.downloads));

test('an order is in the URL, which never shows another one, and is restored by Back', async ({ page }) => {
  const release = await holdRequest(page, '**/appsData.json');
  await page.goto('/apps?sort=title', { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  await expect(page.getByText(catalogue[0]!.title, { exact: true })).toBeHidden();
  await hydrated(page);
  await expect(page.getByText(catalogue[0]!.title, { exact: true })).toBeHidden();
  release();
  const titles = catalogue.map(({ title }) => title);
  const expected = titles.toSorted(
    new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }).compare,
  );
  await expect(first(page)).toHaveText(expected[0]!);
  await expect(order(page)).toHaveValue('title');

  await order(page).selectOption('Most downloads');
  await expect(page).toHaveURL('/apps?sort=downloads');
  await expect(first(page)).toHaveText(byDownloads[0]!.title);
  await cards(page).first().click();
  await expect(page).toHaveURL(/appdetails/);
  await page.goBack();
  await expect(order(page)).toHaveValue('downloads');
  await expect(first(page)).toHaveText(byDownloads[0]!.title);
});

test('a search without a match suggests the nearest titles, and is cleared by its button; Control and / focus it, Escape clears it', async ({
  page,
}) => {
  await page.goto('/apps?q=wgatail');
  await expect(page.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  const suggestion = page.getByRole('link', { name: /^Wagtail/ });
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await expect(suggestion).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();

  await order(page).focus();
  await page.keyboard.press('Control+/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('carp');
  await expect(page.getByText('(1) Apps Found.')).toBeVisible();
  await expect(cards(page).first().locator('mark')).toHaveText('Carp');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(page).toHaveURL('/apps');
});

test('a search for a developer, a category or a collection offers its page', async ({ page }) => {
  const found = (name: string) => page.getByRole('main').getByRole('list', { name }).getByRole('link');
  await page.goto('/apps?q=cardstock t');
  await expect(found('Developers')).toHaveAccessibleName(/^Developer Cardstock Tools \d+ apps?$/);
  await expect(found('Categories')).toHaveCount(0);
  await hydrated(page);
  // In the singular, too.
  await box(page).fill('tool');
  await expect(found('Categories')).toHaveAccessibleName(/^Category Tools \d+ apps$/);
  await box(page).fill('for the garden');
  await expect(page.getByRole('heading', { name: /^Other results/ })).toContainText('(3 apps)');
  await expect(found('Collections')).toHaveText(['CollectionFor the garden3 apps']);
  await found('Collections').click();
  await expect(page).toHaveURL('/apps/collections/for-the-garden');
  await expect(page.getByText('3 apps', { exact: true })).toBeVisible();
});

test('slow typing never exceeds the number of URLs that Safari accepts', { tag: LONG }, async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    let times: number[] = [];
    History.prototype.replaceState = function (...state) {
      times = [...times.filter((time) => time > performance.now() - 30_000), performance.now()];
      if (times.length > 100) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      replaceState.apply(this, state);
    };
  });
  await stopClock(page);
  await page.goto('/apps');
  await hydrated(page);
  const text = 'abcdefgh '.repeat(8).trim();
  for (let length = 1; length <= text.length; length += 1) {
    await page.getByRole('searchbox').fill(text.slice(0, length));
    await page.clock.runFor(TYPING_DELAY_MS + 1);
  }
  await page.clock.runFor(30_000);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
});
