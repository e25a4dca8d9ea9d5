import type { Locator, Page } from '@playwright/test';
import {
  cards,
  catalogue,
  delayPayloads,
  expect,
  hydrated,
  LONG,
  scrollTop,
  seedAppList,
  settled,
  skeletons,
  test,
  variants,
} from './support';

const nav = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Clicks the center of an element. `click` would first scroll an element inside the scroll padding of the header. */
async function clickAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Clicks a link without hover or focus. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Apps' });

/** Waits until the page is shown at its URL. */
async function expectPage(page: Page, name: string, url: string | RegExp): Promise<void> {
  await settled(page);
  await expect(heading(page, name)).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  await expect(page).toHaveURL(url);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  // The listing has its full height when all cards are loaded.
  await expect(async () => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    expect(await scrollTop(page)).toBe(top);
  }).toPass();
  // The scroll event that saves the position fires in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** An installed list that is long enough to scroll. */
const ALL = JSON.stringify(Array.from({ length: 60 }, (_, index) => index + 1));

test.describe('hash links', () => {
  test('back to and past the entry of the skip link shows the listing', async ({ page }) => {
    await open(page, '/apps');
    const documents: string[] = [];
    page.on('load', () => documents.push(page.url()));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/apps#main');
    await cards(page).first().click();
    await expectPage(page, 'Wagtail', '/apps/appdetails/1');
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps#main');
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps');
    expect(documents, 'loaded from the host').toEqual([]);
  });

  test('back to a hash entry of a detail page shows that page, and forward shows the next page', {
    tag: LONG,
  }, async ({ page }) => {
    await open(page, '/apps/appdetails/1');
    await page.evaluate(() => {
      window.location.hash = 'ratings';
    });
    await nav(page, 'Installation').click();
    await expectPage(page, 'Your Installed Apps', '/apps/install');
    await page.goBack();
    await expectPage(page, 'Wagtail', '/apps/appdetails/1#ratings');
    await page.goForward();
    await expectPage(page, 'Your Installed Apps', '/apps/install');
  });

  test('forward from another page to a hash entry shows the page of that entry', { tag: LONG }, async ({
    page,
  }) => {
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

  test('a hash link used before hydration does not break back navigation', { tag: LONG }, async ({
    page,
  }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/apps', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL('/apps#main');
    await hydrated(page);
    await cards(page).first().click();
    await expectPage(page, 'Wagtail', '/apps/appdetails/1');
    await page.evaluate(() => window.history.go(-2));
    await expectPage(page, 'All Apps', '/apps');
  });

  test('the skip link does not end the skeleton early', { tag: LONG }, async ({ page }) => {
    await open(page, '/apps');
    await delayPayloads(page, 2500);
    await follow(cards(page).first());
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
    // Checked once, without retries.
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(await heading(page, 'All Apps').isVisible()).toBe(false);
    await expectPage(page, 'Wagtail', '/apps/appdetails/1');
  });
});

test.describe('superseded navigations on a slow network', () => {
  test('a link to the current page cancels the pending navigation', async ({ page }) => {
    await open(page, '/apps');
    await delayPayloads(page, 1000);
    await follow(cards(page).first());
    await page.waitForTimeout(120);
    await follow(nav(page, 'Apps'));
    await expectPage(page, 'All Apps', '/apps');
    await page.waitForTimeout(1500);
    await expectPage(page, 'All Apps', '/apps');
  });

  test('a click on Home cancels the pending navigation from home to apps', { tag: LONG }, async ({
    page,
  }) => {
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

  test('back cancels the pending navigation and traverses one history entry back', { tag: LONG }, async ({
    page,
  }) => {
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

test.describe('scroll restoration', () => {
  for (const viewport of variants([
    { width: 390, height: 700 },
    { width: 1280, height: 720 },
  ]))
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('restores the position of a search, also after a reload', async ({ page }) => {
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
        expect(Math.abs((await scrollTop(page)) - 1700)).toBeLessThanOrEqual(2);
        await page.reload();
        await hydrated(page);
        await settled(page);
        await expect(search(page)).toHaveValue('e');
        await expect.poll(async () => Math.abs((await scrollTop(page)) - 1700)).toBeLessThanOrEqual(2);
      });
    });

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
    expect(Math.abs((await scrollTop(page)) - 3000)).toBeLessThanOrEqual(2);
    expect(await titles()).toEqual(before);
    await page.reload();
    await hydrated(page);
    await settled(page);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 3000)).toBeLessThanOrEqual(2);
    expect(await titles()).toEqual(before);
  });

  test('restores the position after a search, the Apps link and a card', { tag: LONG }, async ({ page }) => {
    await open(page, '/apps');
    await search(page).fill('e');
    await expect(page).toHaveURL('/apps?q=e');
    await settled(page);
    await nav(page, 'Apps').click();
    await expect(page).toHaveURL('/apps');
    await scrollTo(page, 2500);
    await follow(cards(page).nth(10));
    await expect(page).toHaveURL(/appdetails/);
    await settled(page);
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps');
    expect(Math.abs((await scrollTop(page)) - 2500)).toBeLessThanOrEqual(2);
  });

  test('restores the position after a reload of the page in between', { tag: LONG }, async ({ page }) => {
    await open(page, '/apps');
    await scrollTo(page, 2500);
    await follow(cards(page).nth(10));
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
      expect(Math.abs((await scrollTop(page)) - 1700)).toBeLessThanOrEqual(2);
    });
  });

  test('restores the position when sessionStorage is full', { tag: LONG }, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, '/apps');
    await scrollTo(page, 2500);
    await follow(cards(page).nth(10));
    await settled(page);
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps');
    expect(Math.abs((await scrollTop(page)) - 2500)).toBeLessThanOrEqual(2);
  });

  test('a link to the current page scrolls to the top', { tag: LONG }, async ({ page }) => {
    await open(page, '/apps?q=e');
    await settled(page);
    await expect(search(page)).toHaveValue('e');
    await scrollTo(page, 1500);
    await clickAt(page, nav(page, 'Apps'));
    await expect(page).toHaveURL('/apps');
    await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await nav(page, 'Home').click();
    await expectPage(page, 'We Build Productive Apps', '/');
    await scrollTo(page, 600);
    await clickAt(page, page.getByRole('banner').getByRole('link', { name: 'Fjordline' }));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(skeletons(page)).toHaveCount(0);
  });
});

test.describe('a link to the current page', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('needs no network, and adds no history entry for the current URL', async ({ page, context }) => {
    await open(page, '/apps?q=gosl');
    await settled(page);
    await expect(cards(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
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

test.describe('the end of a navigation', () => {
  test('moves the focus to the heading also when loading takes longer than 1 s', { tag: LONG }, async ({
    page,
  }) => {
    await open(page, '/apps');
    await delayPayloads(page, 1600);
    await cards(page).first().focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await expect(heading(page, 'Wagtail')).toBeFocused();
  });

  test('announces the title once for each page', async ({ page }) => {
    await open(page, '/');
    const status = page.locator('body > [role="status"]');
    await expect(status).toHaveText('');
    // Observed in the page: a test on a busy machine can poll too late for a text that is shown for 1 s.
    await page.evaluate(() => {
      const announced: (string | null)[] = [];
      Object.assign(window, { announced });
      const region = document.querySelector('body > [role="status"]');
      if (region)
        new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
    });
    const titles = {
      Apps: 'All Apps | Fjordline',
      Installation: 'Your Installed Apps | Fjordline',
      Home: 'Fjordline: We Build Productive Apps',
    };
    for (const [name, title] of Object.entries(titles)) {
      await nav(page, name).click();
      await expect(status).toHaveText(title);
    }
    const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
    expect(announced).toEqual(Object.values(titles).flatMap((title) => ['Loading', title]));
    // The announcer of the router is hidden: it reads the title too early.
    const announcer = page.locator('next-route-announcer');
    await expect(announcer).toBeAttached();
    await expect(announcer).toBeHidden();
  });

  test('back restores a search that was left within 1 s', { tag: LONG }, async ({ page }) => {
    await open(page, '/apps');
    await search(page).fill('gosl');
    await page.waitForTimeout(300);
    await nav(page, 'Home').click();
    await expectPage(page, 'We Build Productive Apps', '/');
    await page.goBack();
    await expectPage(page, 'All Apps', '/apps?q=gosl');
    await expect(search(page)).toHaveValue('gosl');
    await expect(cards(page)).toHaveCount(1);
  });

  test('back restores a search that was left immediately by a link', { tag: LONG }, async ({ page }) => {
    await open(page, '/apps');
    await search(page).fill('gosl');
    await follow(nav(page, 'Home'));
    await expectPage(page, 'We Build Productive Apps', '/');
    await page.goBack();
    await expect(search(page)).toHaveValue('gosl');
  });
});

test.describe('a page that does not load', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('shows an error with a way to retry, offline', { tag: LONG }, async ({ page, context }) => {
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
      // The online event may have retried already.
      .catch(() => {});
    await expectPage(page, 'All Apps', '/apps');
  });

  test('Go Back ! shows the previous page at its scroll position while offline', { tag: LONG }, async ({
    page,
    context,
  }) => {
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

  test('is loaded automatically when the connection is back', async ({ page, context }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await nav(page, 'Installation').click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await context.setOffline(false);
    await expectPage(page, 'Your Installed Apps', '/apps/install');
  });

  test('does not block navigation to another page', { tag: LONG }, async ({ page }) => {
    await open(page, '/');
    await page.route('**/apps.txt*', (route) => route.abort());
    await nav(page, 'Apps').click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await nav(page, 'Installation').click();
    await expectPage(page, 'Your Installed Apps', '/apps/install');
  });

  test('is reported as failed after 10 s, and shown when it loads later', async ({ page }) => {
    await open(page, '/');
    await delayPayloads(page, 12_000);
    await nav(page, 'Apps').click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible({ timeout: 11_500 });
    await expectPage(page, 'All Apps', '/apps');
  });
});

test.describe('the menu on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('closes on back', { tag: LONG }, async ({ page }) => {
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

  test('keeps the focus when it is opened while a page loads', { tag: LONG }, async ({ page }) => {
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
