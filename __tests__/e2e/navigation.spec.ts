import type { Locator, Page } from '@playwright/test';
import {
  cards,
  delayPayloads,
  expect,
  hydrated,
  scrollTop,
  seedAppList,
  settled,
  skeletons,
  test,
} from './support';

const nav = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Clicks where an element is. `click` would first scroll what the sticky header's scroll padding covers. */
async function clickAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Follows a link without a hover or focus before, which would prefetch its page. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Apps' });

/** The page is shown, at its URL. */
async function expectPage(page: Page, name: string, url: string | RegExp): Promise<void> {
  await settled(page);
  await expect(heading(page, name)).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  await expect(page).toHaveURL(url);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
  // The position is saved by a scroll event, which comes with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Every row of the installed list. */
const ALL = JSON.stringify(Array.from({ length: 60 }, (_, index) => index + 1));

test.describe('hash links', () => {
  test('going back over the skip link shows the listing', async ({ page }) => {
    await open(page, '/apps');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/apps#main');
    await cards(page).first().click();
    await expectPage(page, 'Fantail', '/apps/appdetails/1');
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps#main');
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps');
  });

  test('going back to a hash of a detail page shows that page, and forward too', async ({ page }) => {
    await open(page, '/apps/appdetails/1');
    await page.evaluate(() => {
      window.location.hash = 'ratings';
    });
    await nav(page, 'Installation').click();
    await expectPage(page, 'Your Installed Apps', '/apps/install');
    await page.goBack();
    await expectPage(page, 'Fantail', '/apps/appdetails/1#ratings');
    await page.goForward();
    await expectPage(page, 'Your Installed Apps', '/apps/install');
  });

  test('going forward to a hash entry from another page shows its page', async ({ page }) => {
    await open(page, '/');
    await nav(page, 'Apps').click();
    await expectPage(page, 'All Apps', '/apps');
    await page.evaluate(() => {
      window.location.hash = 'main';
    });
    await page.evaluate(() => window.history.go(-2));
    await expectPage(page, 'We Build Productive Apps', '/');
    await page.evaluate(() => window.history.go(2));
    await expectPage(page, 'All Apps', '/apps#main');
  });

  test('a hash link used before hydration does not break the way back', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/apps', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL('/apps#main');
    await hydrated(page);
    await cards(page).first().click();
    await expectPage(page, 'Fantail', '/apps/appdetails/1');
    await page.evaluate(() => window.history.go(-2));
    await expectPage(page, 'All Apps', '/apps');
  });

  test('the skip link does not end the skeleton early', async ({ page }) => {
    await open(page, '/apps');
    await delayPayloads(page, 2500);
    await follow(cards(page).first());
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
    // Now, not some time later.
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(await heading(page, 'All Apps').isVisible()).toBe(false);
    await expectPage(page, 'Fantail', '/apps/appdetails/1');
  });
});

test.describe('changing one’s mind on a slow network', () => {
  test('a click on the current page keeps it', async ({ page }) => {
    await open(page, '/apps');
    await delayPayloads(page, 1000);
    await follow(cards(page).first());
    await page.waitForTimeout(120);
    await follow(nav(page, 'Apps'));
    await expectPage(page, 'All Apps', '/apps');
    await page.waitForTimeout(1500);
    await expectPage(page, 'All Apps', '/apps');
  });

  test('home, apps and home again ends at home', async ({ page }) => {
    await open(page, '/');
    await delayPayloads(page, 4000);
    await nav(page, 'Apps').click();
    await page.waitForTimeout(200);
    await nav(page, 'Home').click();
    await expectPage(page, 'We Build Productive Apps', '/');
    await page.waitForTimeout(4500);
    await expectPage(page, 'We Build Productive Apps', '/');
  });

  test('a second click on the same link neither restarts nor shortens the skeleton', {
    tag: '@timing',
  }, async ({ page }) => {
    await open(page, '/');
    await delayPayloads(page, 100);
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const main = document.querySelector('main');
          const link = [...document.querySelectorAll<HTMLElement>('header nav a')].find(
            ({ textContent }) => textContent === 'Apps',
          );
          const start = performance.now();
          new MutationObserver(() => {
            if (main?.getAttribute('aria-busy') === 'false') resolve(performance.now() - start);
          }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['aria-busy'] });
          link?.click();
          setTimeout(() => link?.click(), 500);
        }),
    );
    expect(time).toBeGreaterThanOrEqual(1000);
    await expectPage(page, 'All Apps', '/apps');
    expect(time).toBeLessThan(1450);
  });

  test('back before the page has come shows the page before', async ({ page }) => {
    await open(page, '/');
    await nav(page, 'Apps').click();
    await expectPage(page, 'All Apps', '/apps');
    await delayPayloads(page, 2000);
    await cards(page).first().click();
    await page.waitForTimeout(300);
    await page.goBack();
    await expectPage(page, 'We Build Productive Apps', '/');
    await page.waitForTimeout(2500);
    await expectPage(page, 'We Build Productive Apps', '/');
  });
});

test.describe('the scroll position', () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 700 },
  ])
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('of a search comes back, and survives a reload', async ({ page }) => {
        await open(page, '/apps');
        await search(page).fill('e');
        await expect(page).toHaveURL('/apps?q=e');
        await settled(page);
        await scrollTo(page, 1700);
        await follow(cards(page).nth(40));
        await expect(page).toHaveURL(/appdetails/);
        await settled(page);
        await page.goBack();
        await expectPage(page, 'All Apps', '/apps?q=e');
        expect(Math.abs((await scrollTop(page)) - 1700)).toBeLessThanOrEqual(2);
        await page.reload();
        await hydrated(page);
        await settled(page);
        await expect(search(page)).toHaveValue('e');
        await expect.poll(async () => Math.abs((await scrollTop(page)) - 1700)).toBeLessThanOrEqual(2);
      });
    });

  test('of the installed list comes back, with its order', async ({ page }) => {
    await seedAppList(page, ALL);
    await open(page, '/apps/install');
    await page.getByRole('combobox').selectOption('High->Low');
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
    expect(Math.abs((await scrollTop(page)) - 3000)).toBeLessThanOrEqual(2);
    expect(await titles()).toEqual(before);
    await page.reload();
    await hydrated(page);
    await settled(page);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 3000)).toBeLessThanOrEqual(2);
    expect(await titles()).toEqual(before);
  });

  test('survives search, the Apps link and a card', async ({ page }) => {
    await open(page, '/apps');
    await search(page).fill('e');
    await expect(page).toHaveURL('/apps?q=e');
    await settled(page);
    await nav(page, 'Apps').click();
    await expect(page).toHaveURL('/apps');
    await scrollTo(page, 2500);
    await follow(cards(page).nth(30));
    await expect(page).toHaveURL(/appdetails/);
    await settled(page);
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps');
    expect(Math.abs((await scrollTop(page)) - 2500)).toBeLessThanOrEqual(2);
  });

  test('survives a reload of the page in between', async ({ page }) => {
    await open(page, '/apps');
    await scrollTo(page, 2500);
    await follow(cards(page).nth(30));
    await expect(page).toHaveURL(/appdetails/);
    await settled(page);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps');
    expect(Math.abs((await scrollTop(page)) - 2500)).toBeLessThanOrEqual(2);
  });

  test.describe('without the Navigation API', () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined })),
    );

    test('comes back to a search', async ({ page }) => {
      await open(page, '/apps');
      await search(page).fill('e');
      await expect(page).toHaveURL('/apps?q=e');
      await settled(page);
      await scrollTo(page, 1700);
      await follow(cards(page).nth(20));
      await expect(page).toHaveURL(/appdetails/);
      await settled(page);
      await page.goBack();
      await expectPage(page, 'All Apps', '/apps?q=e');
      expect(Math.abs((await scrollTop(page)) - 1700)).toBeLessThanOrEqual(2);
    });

    test('Go Back ! stays inside the site after a step back to its first page', async ({ page }) => {
      await page.goto('about:blank');
      await open(page, '/apps');
      await cards(page).first().click();
      await expectPage(page, 'Fantail', '/apps/appdetails/1');
      await page.goBack();
      await expectPage(page, 'All Apps', '/apps');
      await search(page).fill('no such app');
      await page.getByRole('button', { name: 'Go Back !' }).click();
      await expectPage(page, 'We Build Productive Apps', '/');
    });
  });

  test('a full sessionStorage loses nothing but the position after a reload', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, '/apps');
    await scrollTo(page, 2500);
    await follow(cards(page).nth(30));
    await settled(page);
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps');
    expect(Math.abs((await scrollTop(page)) - 2500)).toBeLessThanOrEqual(2);
  });

  test('is the top after a link to the current page', async ({ page }) => {
    await open(page, '/apps?q=e');
    await settled(page);
    await expect(search(page)).toHaveValue('e');
    await scrollTo(page, 1500);
    await clickAt(page, nav(page, 'Apps'));
    await expect(page).toHaveURL('/apps');
    await expect(cards(page)).toHaveCount(132);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await nav(page, 'Home').click();
    await expectPage(page, 'We Build Productive Apps', '/');
    await scrollTo(page, 600);
    await clickAt(page, page.getByRole('banner').getByRole('link', { name: 'Larkmoor' }));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(skeletons(page)).toHaveCount(0);
  });
});

test.describe('a link to the current page', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('needs no network', async ({ page, context }) => {
    await open(page, '/apps?q=puff');
    await settled(page);
    await expect(cards(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await nav(page, 'Apps').click();
    await expect(page).toHaveURL('/apps');
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(132);
    await page.goBack();
    await expect(search(page)).toHaveValue('puff');
    await context.setOffline(false);
  });

  test('adds no history entry for the URL that is there', async ({ page }) => {
    await open(page, '/apps');
    const entries = await page.evaluate(() => window.history.length);
    await nav(page, 'Apps').click();
    await nav(page, 'Apps').click();
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });
});

test.describe('the end of a navigation', () => {
  test('moves the focus to the heading also when the page comes after the second', async ({ page }) => {
    await open(page, '/apps');
    await delayPayloads(page, 1600);
    await cards(page).first().focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await expect(heading(page, 'Fantail')).toBeFocused();
  });

  test('is announced by title, once for each page', async ({ page }) => {
    await open(page, '/');
    const status = page.locator('body > [role="status"]');
    await expect(status).toHaveText('');
    // In the page itself: a busy machine looks too late for a text of one second.
    await page.evaluate(() => {
      const announced: (string | null)[] = [];
      Object.assign(window, { announced });
      const region = document.querySelector('body > [role="status"]');
      if (region)
        new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
    });
    const titles = {
      Apps: 'All Apps | Larkmoor',
      Installation: 'Your Installed Apps | Larkmoor',
      Home: 'Larkmoor: We Build Productive Apps',
    };
    for (const [name, title] of Object.entries(titles)) {
      await nav(page, name).click();
      await expect(status).toHaveText(title);
    }
    const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
    expect(announced).toEqual(Object.values(titles).flatMap((title) => ['Loading', title]));
    // The router's own announcer reads the title too early.
    await expect(page.locator('next-route-announcer')).toBeHidden();
  });

  test('a search left within its second is the one that comes back', async ({ page }) => {
    await open(page, '/apps');
    await search(page).fill('puff');
    await page.waitForTimeout(300);
    await nav(page, 'Home').click();
    await expectPage(page, 'We Build Productive Apps', '/');
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps?q=puff');
    await expect(search(page)).toHaveValue('puff');
    await expect(cards(page)).toHaveCount(1);
  });

  test('a search left at once by a link is the one that comes back', async ({ page }) => {
    await open(page, '/apps');
    await search(page).fill('puff');
    await follow(nav(page, 'Home'));
    await expectPage(page, 'We Build Productive Apps', '/');
    await page.goBack();
    await expect(search(page)).toHaveValue('puff');
  });
});

test.describe('a page that does not come', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('shows an error with a way to retry, offline', async ({ page, context }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await nav(page, 'Apps').click();
    await expect(
      page.getByText('This page could not be loaded. Please check your connection.'),
    ).toBeVisible();
    await expect(heading(page, 'Oops, page not found!!')).toBeFocused();
    await expect(skeletons(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await context.setOffline(false);
    await page
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 1000 })
      // The connection's own event may have been first.
      .catch(() => {});
    await expectPage(page, 'All Apps', '/apps');
  });

  test('leads back to the page that is still there', async ({ page, context }) => {
    await open(page, '/apps');
    await page.waitForLoadState('networkidle');
    await scrollTo(page, 1200);
    await context.setOffline(true);
    await clickAt(page, nav(page, 'Home'));
    await page.getByRole('button', { name: 'Go Back !' }).click();
    await expectPage(page, 'All Apps', '/apps');
    expect(Math.abs((await scrollTop(page)) - 1200)).toBeLessThanOrEqual(2);
    await context.setOffline(false);
    await nav(page, 'Home').click();
    await expectPage(page, 'We Build Productive Apps', '/');
  });

  test('comes by itself when the connection is back', async ({ page, context }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await nav(page, 'Installation').click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await context.setOffline(false);
    await expectPage(page, 'Your Installed Apps', '/apps/install');
  });

  test('can be left for another page', async ({ page }) => {
    await open(page, '/');
    await page.route('**/apps.txt*', (route) => route.abort());
    await nav(page, 'Apps').click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await nav(page, 'Installation').click();
    await expectPage(page, 'Your Installed Apps', '/apps/install');
  });

  test('counts as failed after ten seconds, and is shown when it comes at last', async ({ page }) => {
    test.setTimeout(60_000);
    await open(page, '/');
    await delayPayloads(page, 12_000);
    await nav(page, 'Apps').click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible({ timeout: 11_500 });
    await expectPage(page, 'All Apps', '/apps');
  });
});

test.describe('the phone’s menu', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('closes when the visitor goes back', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Show All' }).click();
    await expectPage(page, 'All Apps', '/apps');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(nav(page, 'Home')).toBeVisible();
    await page.goBack();
    await expect(nav(page, 'Home')).toBeHidden();
    await expectPage(page, 'We Build Productive Apps', '/');
    await expect(nav(page, 'Home')).toBeHidden();
  });

  test('keeps the focus when it is opened while a page loads', async ({ page }) => {
    await open(page, '/');
    await follow(page.getByRole('link', { name: 'Show All' }));
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(nav(page, 'Home')).toBeFocused();
    await expectPage(page, 'All Apps', '/apps');
    await expect(nav(page, 'Home')).toBeFocused();
  });
});

test('a sweep of the mouse over the listing prefetches nothing', async ({ page }) => {
  await open(page, '/apps');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // In the page itself: a mouse moved from here may rest on a card for longer than a sweep does.
  await cards(page).evaluateAll((links) => {
    for (const link of links.slice(0, 8)) {
      const at = link.getBoundingClientRect();
      const position = { bubbles: true, clientX: at.x + 9, clientY: at.y + 9 };
      link.dispatchEvent(new PointerEvent('pointerover', position));
      link.dispatchEvent(new PointerEvent('pointerout', { ...position, relatedTarget: document.body }));
    }
  });
  await page.waitForTimeout(400);
  expect(requests.filter((url) => url.includes('.txt'))).toEqual([]);
});
