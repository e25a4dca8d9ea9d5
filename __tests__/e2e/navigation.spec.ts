import type { Locator, Page } from '@playwright/test';
import { STALLED_MS } from '@/lib/navigation/payload-requests';
import {
  cards,
  catalogue,
  expect,
  expectScroll,
  heading,
  holdRequest,
  hydrated,
  idle,
  LONG,
  nav,
  scrollTo,
  search,
  seedAppList,
  settled,
  skeletons,
  stopClock,
  test,
} from './support';

/** Clicks the center of an element. `click` would first scroll an element inside the scroll padding of the header. */
async function clickAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Clicks a link without hover or focus. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** Holds back the payloads of pages, which the router loads. */
const holdPayloads = (page: Page) => holdRequest(page, '**/*.txt*');

/** Waits until the page is shown at its URL. */
async function expectPage(page: Page, name: string, url: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(heading(page, name)).toBeVisible();
  await settled(page);
  await expect(skeletons(page)).toHaveCount(0);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** An installed list that is long enough to scroll. */
const ALL = JSON.stringify(Array.from({ length: 60 }, (_, index) => index + 1));

test.describe('hash links', () => {
  test('the first tab stop is the skip link, and back to and past its entry shows the listing', async ({
    page,
  }) => {
    await open(page, '/apps');
    const documents: string[] = [];
    page.on('load', () => documents.push(page.url()));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/apps#main');
    await page.keyboard.press('Tab');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link').first()).toBeFocused();
    await cards(page).first().click();
    await expectPage(page, 'Wagtail', '/apps/appdetails/1');
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps#main');
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps');
    expect(documents, 'loaded from the host').toEqual([]);
  });

  test('a hash link used before hydration does not break back navigation', { tag: LONG }, async ({
    page,
  }) => {
    const release = await holdRequest(page, '**/*.js');
    await page.goto('/apps', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL('/apps#main');
    release();
    await hydrated(page);
    await cards(page).first().click();
    await expectPage(page, 'Wagtail', '/apps/appdetails/1');
    await page.evaluate(() => window.history.go(-2));
    await expectPage(page, 'All Apps', '/apps');
  });

  test('the skip link does not end the skeleton early', { tag: LONG }, async ({ page }) => {
    await open(page, '/apps');
    const release = await holdPayloads(page);
    await follow(cards(page).first());
    await expect(skeletons(page)).toHaveCount(8);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(heading(page, 'All Apps')).toBeHidden();
    release();
    await expectPage(page, 'Wagtail', '/apps/appdetails/1');
  });
});

test.describe('superseded navigations on a slow network', () => {
  test('back cancels the pending navigation and traverses one history entry back', { tag: LONG }, async ({
    page,
  }) => {
    await open(page, '/');
    await nav(page, 'Apps').click();
    await expectPage(page, 'All Apps', '/apps');
    const release = await holdPayloads(page);
    await cards(page).first().click();
    await expect(skeletons(page)).toHaveCount(8);
    await page.goBack();
    await expectPage(page, 'We Build Productive Apps', '/');
    release();
    await idle(page);
    await expectPage(page, 'We Build Productive Apps', '/');
  });
});

test.describe('scroll restoration', () => {
  test('restores the position and the order of the installed list, also after a reload', {
    tag: LONG,
  }, async ({ page }) => {
    await seedAppList(page, ALL);
    await open(page, '/apps/install');
    await page.getByRole('combobox', { name: 'Sort the installed apps' }).selectOption('High->Low');
    await expect(page).toHaveURL(/sort=high-low/);
    await scrollTo(page, 3000);
    const titles = () =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button') })
        .allTextContents();
    const before = await titles();
    await clickAt(page, nav(page, 'Home'));
    await expectPage(page, 'We Build Productive Apps', '/');
    await page.goBack();
    await settled(page);
    await expect(heading(page, 'Your Installed Apps')).toBeVisible();
    await expectScroll(page, 3000);
    expect(await titles()).toEqual(before);
    await page.reload();
    await hydrated(page);
    await settled(page);
    await expectScroll(page, 3000);
    expect(await titles()).toEqual(before);
  });

  test.describe('without the Navigation API', () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined })),
    );

    test('restores the position of a search', { tag: LONG }, async ({ page }) => {
      await open(page, '/apps');
      await search(page).fill('e');
      await expect(page).toHaveURL('/apps?q=e');
      await settled(page);
      await scrollTo(page, 1700);
      await follow(cards(page).nth(10));
      await expect(page).toHaveURL(/appdetails/);
      await settled(page);
      await page.goBack();
      await expectPage(page, 'All Apps', '/apps?q=e');
      await expectScroll(page, 1700);
    });
  });
});

test.describe('a link to the current page', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('needs no network, and adds no history entry for the current URL', async ({ page, context }) => {
    await open(page, '/apps?q=gosl');
    await settled(page);
    await expect(cards(page)).toHaveCount(1);
    await idle(page);
    await context.setOffline(true);
    await nav(page, 'Apps').click();
    await expect(page).toHaveURL('/apps');
    await expect(search(page)).toHaveValue('');
    await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
    const entries = await page.evaluate(() => window.history.length);
    await nav(page, 'Apps').click();
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.goBack();
    await expect(search(page)).toHaveValue('gosl');
    await context.setOffline(false);
  });
});

test.describe('a page that does not load', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('is loaded automatically when the connection is back', async ({ page, context }) => {
    await open(page, '/');
    await idle(page);
    await context.setOffline(true);
    await nav(page, 'Installation').click();
    await expect(heading(page, 'This page could not be loaded')).toBeVisible();
    await context.setOffline(false);
    await expectPage(page, 'Your Installed Apps', '/apps/install');
  });

  test('is reported as failed after ten seconds, can be left and tried again, and is shown if it arrives later', async ({
    page,
  }) => {
    await stopClock(page);
    await open(page, '/');
    const release = await holdPayloads(page);
    const failure = page.getByText('Please check your connection, and try again.');
    await follow(nav(page, 'Apps'));
    await page.clock.runFor(STALLED_MS - 1);
    await expect(skeletons(page)).toHaveCount(8);
    await page.clock.runFor(1);
    await expect(failure).toBeVisible();
    await expect(heading(page, 'This page could not be loaded')).toBeFocused();
    await expect(skeletons(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Go Back !' }).click();
    await expect(heading(page, 'We Build Productive Apps')).toBeVisible();

    await follow(nav(page, 'Installation'));
    await page.clock.runFor(STALLED_MS);
    await expect(failure).toBeVisible();
    release();
    await page.clock.resume();
    await expectPage(page, 'Your Installed Apps', '/apps/install');
    await expect(heading(page, 'Your Installed Apps')).toBeFocused();
  });
});

test.describe('the menu on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('closes on back', { tag: LONG }, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Show All', exact: true }).click();
    await expectPage(page, 'All Apps', '/apps');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(nav(page, 'Home')).toBeVisible();
    await page.goBack();
    await expect(nav(page, 'Home')).toBeHidden();
    await expectPage(page, 'We Build Productive Apps', '/');
    await expect(nav(page, 'Home')).toBeHidden();
  });

  test('keeps the focus when it is opened while a page loads', { tag: LONG }, async ({ page }) => {
    await open(page, '/');
    const release = await holdPayloads(page);
    await follow(page.getByRole('link', { name: 'Show All', exact: true }));
    await expect(skeletons(page)).toHaveCount(8);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(nav(page, 'Home')).toBeFocused();
    release();
    await expectPage(page, 'All Apps', '/apps');
    await expect(nav(page, 'Home')).toBeFocused();
  });
});
