import type { Page } from '@playwright/test';
import { searchApps } from '@/lib/catalogue/search/search';
import { STALLED_MS } from '@/lib/navigation/payload-requests';
import {
  ANIMATED,
  cards,
  catalogue,
  expect,
  expectScroll,
  heading,
  holdRequest,
  hydrated,
  idle,
  nav,
  scrollTo,
  scrollTop,
  seedAppList,
  skeletons,
  stopClock,
  test,
} from './support';

/** As specified. */
const SKELETON_MS = 1000;

const status = (page: Page) => page.locator('body > [role="status"]');

/** Clicks a link without hover or focus. */
const follow = (page: Page, name: string) => nav(page, name).evaluate((link: HTMLElement) => link.click());

/** Opens a page whose clock stands still. */
async function openStopped(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await hydrated(page);
}

/**
 * Records the announcements from now on.
 *
 * @returns Reads them.
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: (string | null)[] = [];
    Object.assign(window, { announced });
    const region = document.querySelector('body > [role="status"]')!;
    new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

/** The properties that the animations of the page change. */
const animatedProperties = (page: Page) =>
  page.evaluate(() => {
    const animations = document.getAnimations().filter((one) => one instanceof CSSAnimation);
    const effects = animations.map(({ effect }) => effect as KeyframeEffect);
    const about = new Set(['offset', 'easing', 'composite', 'computedOffset']);
    const names = effects.flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
    return [...new Set(names)].filter((name) => !about.has(name));
  });

test.use(ANIMATED);

test('a load shows the page at once, and a navigation eight skeleton cards for one second', async ({
  page,
}) => {
  await openStopped(page, '/');
  await expect(skeletons(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  const announced = await recordAnnouncements(page);
  await page.evaluate(() => window.scrollTo(0, 400));

  await test.step('the skeleton replaces the page at once', async () => {
    await nav(page, 'Apps').click();
    await expect(skeletons(page)).toHaveCount(8);
    await expect(heading(page, 'We Build Productive Apps')).toBeHidden();
    await expect(heading(page, 'Loading')).toBeAttached();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(status(page)).toHaveText('Loading');
    await expect.poll(() => scrollTop(page)).toBe(0);
    // Others need the main thread, which prepares the page.
    const properties = await animatedProperties(page);
    expect(properties).toContain('opacity');
    expect(properties.filter((name) => name !== 'opacity' && name !== 'transform')).toEqual([]);
  });

  await test.step('the page replaces the skeleton after one second', async () => {
    await expect(page).toHaveURL('/apps');
    await page.clock.runFor(SKELETON_MS - 1);
    await expect(skeletons(page)).toHaveCount(8);
    await page.clock.runFor(1);
    await expect(skeletons(page)).toHaveCount(0);
    await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await expect(heading(page, 'All Apps')).toBeFocused();
  });

  await test.step('each title is announced once', async () => {
    // A page that arrives after its second is shown after a delay of React's own.
    await page.clock.resume();
    const titles = ['All Apps | Fjordline'];
    for (const [name, title] of [
      ['Installation', 'Your Installed Apps | Fjordline'],
      ['Home', 'Fjordline: We Build Productive Apps'],
    ] as const) {
      await expect(status(page)).toHaveText(titles.at(-1)!);
      await nav(page, name).click();
      await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveText(name);
      titles.push(title);
    }
    await expect(status(page)).toHaveText(titles.at(-1)!);
    expect(await announced()).toEqual(titles.flatMap((title) => ['Loading', title]));
    // The announcer of the router is hidden: it reads the title too early.
    const announcer = page.locator('next-route-announcer');
    await expect(announcer).toBeAttached();
    await expect(announcer).toBeHidden();
  });
});

test('the skeleton stays until the page has arrived, which waits for its data, starts again for another link, and not for the same', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    // Requests of the router: the payload of a page, and a HEAD request that checks for a redirect.
    const isRouter = request.url().includes('_rsc') || request.method() === 'HEAD';
    if (['fetch', 'xhr'].includes(request.resourceType()) && !isRouter) requests.push(request.url());
  });
  await seedAppList(page, '[1]');
  await openStopped(page, '/');
  const releasePage = await holdRequest(page, '**/*.txt*');
  const releaseData = await holdRequest(page, '**/appsData.json');

  await test.step('it stays until the page has arrived, which waits for its data', async () => {
    await follow(page, 'Installation');
    await expect(skeletons(page)).toHaveCount(8);
    await page.clock.runFor(3 * SKELETON_MS);
    await expect(skeletons(page)).toHaveCount(8);
    releasePage();
    await expect(page).toHaveURL('/apps/install');
    // React shows the arrived page, which waits for its data, after a delay of its own.
    await expect(async () => {
      await page.clock.runFor(SKELETON_MS);
      await expect(page.locator('main section[aria-busy="true"]')).toBeAttached({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(3 * SKELETON_MS + STALLED_MS);
    await expect(heading(page, 'Your Installed Apps')).toBeFocused();
    await expect(page.locator('main section[aria-busy="true"]')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort the installed apps' })).toBeVisible();
  });

  await test.step('it starts again for another link, and not for a second click', async () => {
    await follow(page, 'Apps');
    await expect(page).toHaveURL('/apps');
    releaseData();
    await page.clock.runFor(SKELETON_MS / 2);
    await follow(page, 'Apps');
    await page.clock.runFor(SKELETON_MS / 2 - 1);
    await expect(skeletons(page)).toHaveCount(8);
    // A visitor who has moved the focus keeps it.
    await nav(page, 'Home').focus();
    await page.clock.runFor(1);
    await expect(heading(page, 'All Apps')).toBeVisible();
    await expect(skeletons(page)).toHaveCount(0);
    await expect(nav(page, 'Home')).toBeFocused();
  });

  await test.step('a link to the current page shows none', async () => {
    await page.evaluate(() => window.scrollTo(0, 300));
    await follow(page, 'Apps');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(skeletons(page)).toHaveCount(0);
  });

  await test.step('a link to the current page cancels a pending navigation', async () => {
    const release = await holdRequest(page, '**/*.txt*');
    await cards(page)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(skeletons(page)).toHaveCount(8);
    await follow(page, 'Apps');
    await expect(heading(page, 'All Apps')).toBeVisible();
    await expect(skeletons(page)).toHaveCount(0);
    release();
    await page.clock.resume();
    await idle(page);
    await expect(page).toHaveURL('/apps');
    await expect(heading(page, 'All Apps')).toBeVisible();
  });

  await test.step('all these pages have requested the data file once', () =>
    expect(requests).toEqual([expect.stringMatching(/\/appsData\.json$/)]));
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('back shows the skeleton, and restores a search and the scroll position, as a reload does', async ({
    page,
  }) => {
    const search = page.getByRole('searchbox', { name: 'Search Apps' });
    await page.goto('/apps');
    await hydrated(page);
    await search.fill('e');
    await expect(page.getByText(`(${searchApps(catalogue, 'e').length}) Apps Found.`)).toBeVisible();
    await expect(page).toHaveURL('/apps?q=e');
    await scrollTo(page, 1700);
    // In one step: the list adds and removes cards while it scrolls.
    const title = await cards(page)
      .nth(10)
      .evaluate((link: HTMLElement) => {
        link.focus({ preventScroll: true });
        link.click();
        return link.querySelector('[title]')?.textContent;
      });
    await expect(heading(page, title!)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);

    await stopClock(page);
    await page.goBack();
    await expect(skeletons(page)).toHaveCount(8);
    await page.clock.resume();
    // The link that was left, so that the next Tab continues from there.
    await expect(cards(page).filter({ hasText: title! }).first()).toBeFocused();
    await expect(search).toHaveValue('e');
    await expectScroll(page, 1700);

    await page.reload();
    await hydrated(page);
    await expect(search).toHaveValue('e');
    await expectScroll(page, 1700);

    await page.getByRole('button', { name: 'Menu' }).click();
    await nav(page, 'Installation').click();
    await expect(nav(page, 'Home')).toBeHidden();
    await expect(heading(page, 'Your Installed Apps')).toBeFocused();
  });
});
