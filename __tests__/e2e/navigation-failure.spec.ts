import type { Locator, Page } from '@playwright/test';
import { STALLED_MS } from '@/lib/navigation/payload-requests';
import {
  cards,
  expect,
  heading,
  holdRequest,
  hydrated,
  idle,
  LONG,
  nav,
  scrollTop,
  settled,
  skeletons,
  stopClock,
  test,
} from './support';

// Navigations that fail or do not finish, and what visitors do next.

test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

const failure = (page: Page) => page.getByText('Please check your connection, and try again.');
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** Opens home and then the listing, and reloads, so that the router has not cached home when the visitor goes back. */
async function openReloaded(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await nav(page, 'Apps').click();
  await settled(page);
  await page.reload();
  await hydrated(page);
  await idle(page);
}

test.describe('a traversal that fails after a reload', () => {
  test('to a URL with a hash succeeds on retry when the response hangs', { tag: LONG }, async ({ page }) => {
    await page.goto('/apps#main');
    await hydrated(page);
    await nav(page, 'Installation').click();
    await expect(heading(page, 'Your Installed Apps')).toBeFocused();
    await stopClock(page);
    await page.reload();
    await hydrated(page);
    await page.route('**/*.txt*', () => {});
    await page.goBack();
    await expect(skeletons(page)).toHaveCount(8);
    await page.clock.runFor(STALLED_MS);
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveTitle('This page could not be loaded');
    // The document does not need the payloads, which still hang.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'All Apps')).toBeVisible();
  });
});

test('a page that loads after Go Back ! is not shown', { tag: LONG }, async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await hydrated(page);
  const release = await holdRequest(page, '**/*.txt*');
  await follow(nav(page, 'Apps'));
  await expect(skeletons(page)).toHaveCount(8);
  await page.clock.runFor(STALLED_MS);
  await expect(failure(page)).toBeVisible();
  await page.getByRole('button', { name: 'Go Back !' }).click();
  await expect(heading(page, 'We Build Productive Apps')).toBeVisible();
  release();
  await page.clock.resume();
  await idle(page);
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'We Build Productive Apps')).toBeVisible();
});

test('Go Back ! returns to the card that led to a page that could not be loaded, whose drawing is missing, too', async ({
  page,
}) => {
  await page.goto('/apps');
  await hydrated(page);
  await idle(page);
  await page.route(/appdetails|illustrations/, (route) => route.abort());
  const card = cards(page).nth(9);
  await card.press('Enter');
  await expect(failure(page)).toBeVisible();
  // Of the skeleton.
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expect(page.locator('[data-failed] img')).toBeHidden();
  await page.getByRole('button', { name: 'Go Back !' }).click();
  await expect(card).toBeFocused();
});

// The headless shell has no bfcache, so this test dispatches its events. `npm run test:engines` uses a real bfcache.
test('a failed navigation is retried when its document is restored from the bfcache', { tag: LONG }, async ({
  page,
}) => {
  await openReloaded(page);
  // The page, too: if its host answers, the document is loaded.
  const isHome = (url: URL) => url.pathname === '/' || url.pathname === '/index.txt';
  await page.route(isHome, (route) => route.abort());
  await page.goBack();
  await expect(failure(page)).toBeVisible();
  await page.unroute(isHome);
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await expect(heading(page, 'We Build Productive Apps')).toBeVisible();
});

test('a page from the bfcache completes a navigation, although the browser has lost a message of React', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = MessagePort;
    const { postMessage } = prototype;
    prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (!('isLost' in window && window.isLost)) postMessage.call(this, message);
    };
  });
  await page.goto('/apps');
  await hydrated(page);
  await idle(page);
  await page.evaluate(() => Object.assign(window, { isLost: true }));
  await page.getByRole('searchbox').fill('gosl');
  // The search is written into the URL, and React cannot render its result.
  await expect(page).toHaveURL('/apps?q=gosl');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    Object.assign(window, { isLost: false });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await follow(nav(page, 'Home'));
  await expect(heading(page, 'We Build Productive Apps')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a reload during a pending navigation keeps the scroll position', { tag: LONG }, async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await idle(page);
  // The position is saved when the browser dispatches the scroll event, in its next frame.
  await page.evaluate(async () => {
    window.scrollTo(0, 1200);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await holdRequest(page, '**/*.txt*');
  await follow(cards(page).nth(8));
  await expect(skeletons(page)).toHaveCount(8);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(1200);
});

test('a click on the skeleton does not prevent the focus on the heading', { tag: LONG }, async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await cards(page).first().dblclick();
  await expect(heading(page, 'Wagtail')).toBeFocused();
});

test.describe('without the Navigation API', () => {
  test('Go Back ! shows the home page when a new tab has no history', { tag: LONG }, async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    await page.goto('/');
    await hydrated(page);
    const opened = context.waitForEvent('page');
    await nav(page, 'Apps').click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await hydrated(tab);
    await tab.getByRole('searchbox').fill('no such app');
    await tab.getByRole('button', { name: 'Go Back !' }).click();
    await expect(heading(tab, 'We Build Productive Apps')).toBeVisible();
  });
});
