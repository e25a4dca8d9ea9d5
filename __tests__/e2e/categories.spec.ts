import type { Page } from '@playwright/test';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import { expectNoShifts, MAX_INVISIBLE, watchShifts } from './shifts';
import { cards, catalogue, expect, hydrated, LONG, stopClock, test, titles, variants } from './support';

const own = catalogue.filter(({ categories = [] }) => categories.includes('Photo & Video'));
const PATH = '/apps/categories/photo-video';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search Apps' });

test('the listing leads to a category, and the category to its apps', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link')).toHaveCount(6);
  await categories.getByRole('link', { name: `Photo & Video ${own.length} apps` }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Photo & Video' })).toBeFocused();
  await expect(page).toHaveTitle('Photo & Video | Fjordline');
  await expect(page.getByText(`(${own.length}) Apps Found.`)).toBeVisible();
  expect(await titles(page)).toEqual(own.map(({ title }) => title));
  await expect(page.getByRole('link', { name: 'Apps', exact: true })).toHaveAttribute('aria-current', 'true');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([/Fjordline/, /All Apps/, /Photo & Video/]);
  await breadcrumbs.getByRole('link', { name: 'All Apps' }).click();
  await expect(page).toHaveURL('/apps');
});

test('an app leads to its categories, by its header and its breadcrumbs', { tag: LONG }, async ({ page }) => {
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  const links = page.getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(links).toHaveText(['Photo & Video', 'Games']);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([/./, /All Apps/, /Photo & Video/, /Wagtail/]);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
  await page.goBack();
  // The link that was left, so that the next Tab continues from there.
  await expect(links.last()).toBeFocused();
  await breadcrumbs.getByRole('link', { name: 'Photo & Video' }).click();
  await expect(page).toHaveURL(PATH);
});

test('a search in a category finds its apps and their descriptions only, and leads to one of all apps', async ({
  page,
}) => {
  const apps = own.filter(({ description }) => /\bkeeps/i.test(description));
  expect(apps.length).toBeGreaterThan(1);
  await page.goto(`${PATH}?q=keeps`);
  await expect(page.getByRole('heading', { name: /^Other results/ })).toContainText(`(${apps.length} apps)`);
  await box(page).fill('gosling');
  await expect(page.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  await page.getByRole('link', { name: 'Search all apps' }).click();
  await expect(page).toHaveURL('/apps?q=gosling');
  await expect(page.getByText('(1) Apps Found.')).toBeVisible();
});

for (const width of variants([390, 1440]))
  test(`new apps are marked for 30 days without a shift, at ${width} px`, { tag: LONG }, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await watchShifts(page);
    await page.clock.setFixedTime(new Date('2025-02-02T12:00:00Z'));
    await page.goto('/apps');
    await hydrated(page);
    // Apps 1 and 3 came on January 2 and 4, 2025.
    await expect(cards(page).filter({ hasText: 'Wagtail' })).not.toHaveAccessibleName(/New/);
    await expect(cards(page).filter({ hasText: 'Fjordline Atlas' })).toHaveAccessibleName(/New$/);
    await expectNoShifts(page, MAX_INVISIBLE);
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await expect(page.getByRole('main').getByText('New', { exact: true })).toBeVisible();
    await expectNoShifts(page, MAX_INVISIBLE);
  });

const WIDTHS = [320, 360, 390, 430];

for (const slug of variants(['photo-video', 'books', 'music', 'tools', 'games', 'weather']))
  test(`a search moves nothing on a phone of any width, in the category ${slug}`, async ({ page }) => {
    await stopClock(page);
    await page.goto(`/apps/categories/${slug}`);
    await hydrated(page);
    const top = () => page.locator('.toolbar').evaluate((toolbar) => toolbar.getBoundingClientRect().top);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const before = await top();
      await page.getByRole('searchbox').fill('zz');
      await expect(page.getByText('Searching …')).toBeVisible();
      expect(await top(), `${width} px, busy`).toBe(before);
      await page.clock.runFor(SKELETON_MS);
      await expect(page.getByText('(0) Apps Found.')).toBeVisible();
      expect(await top(), `${width} px`).toBe(before);
      await page.getByRole('searchbox').fill('');
      await page.clock.runFor(SKELETON_MS);
    }
  });
