import type { Locator, Page } from '@playwright/test';
import { PAGE_SIZE } from '@/lib/catalogue/pages';
import type { KnownApp } from '../fixtures/apps';
import {
  cards,
  catalogue,
  expect,
  holdRequest,
  hydrated,
  idlePeriod,
  LONG,
  scrollToCard,
  scrollTop,
  test,
  variants,
  withoutData,
} from './support';

// A list of up to 200 apps is whole once it is loaded. Of a larger one, only the cards near the viewport are in the DOM.

const MAX_NODES = 1200;

/** The catalogue ten times, with other ids and titles: too large for a whole list. */
const manyApps = Array.from({ length: 10 }, (_, part) =>
  catalogue.map((app) =>
    part === 0 ? app : { ...app, id: app.id + part * 10_000, title: `${app.title} ${part}` },
  ),
).flat();
const lastOfMany = manyApps.at(-1)!;

/** Makes the listing load another catalogue than that of its page, as after a deploy. */
const serveManyApps = (page: Page) =>
  page.route('**/appsData.json', (route) => route.fulfill({ json: manyApps }));

const items = (page: Page) => page.locator('main li[data-index]');

/** Waits until the list has measured its cards, which it does after a layout. */
async function laidOut(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1) await page.evaluate(idlePeriod);
}

function nodeCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

for (const viewport of variants([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the DOM stays small, with every card in its place, and a card with the focus keeps it and its place in the tab order', async ({
      page,
    }) => {
      await serveManyApps(page);
      await page.goto('/apps');
      expect(await nodeCount(page)).toBeLessThanOrEqual(MAX_NODES);
      await hydrated(page);
      await expect(page.getByText('(1,250) Apps Found.')).toBeVisible();
      await scrollToCard(page, catalogue[60]!);
      expect(await nodeCount(page)).toBeLessThanOrEqual(MAX_NODES);
      const height = () => page.evaluate(() => document.body.scrollHeight);
      const before = await height();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const item = items(page).filter({ hasText: lastOfMany.title });
      await expect(item).toHaveAttribute('aria-setsize', '1250');
      await expect(item).toHaveAttribute('aria-posinset', '1250');
      expect(await nodeCount(page)).toBeLessThanOrEqual(MAX_NODES);
      await expect.poll(height).toBe(before);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(item).toBeAttached();

      await page.evaluate(() => window.scrollTo(0, 0));
      const card = ({ title }: KnownApp) => cards(page).filter({ hasText: title }).first();
      const [first, second] = [catalogue[0]!, catalogue[1]!];
      await card(first).focus();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(item).toBeAttached();
      await expect(card(first)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: `Compare ${first.title}`, exact: true })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(card(second)).toBeFocused();
      await expect(card(second)).toBeInViewport();
    });

    test('a jump in the scroll position shows its cards in the same frame', { tag: LONG }, async ({
      page,
    }) => {
      await page.goto('/apps');
      await hydrated(page);
      await scrollToCard(page, catalogue[60]!);
      const shown = await page.evaluate(async () => {
        window.scrollTo(0, document.body.scrollHeight / 4);
        // The first animation frame after the scroll event precedes the paint.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { innerWidth, innerHeight } = window;
        // One of the points is not in the gap between two rows.
        return [0.5, 0.55].some((part) =>
          document
            .elementsFromPoint(innerWidth / 4, innerHeight * part)
            .some((element) => element.matches('li')),
        );
      });
      expect(shown).toBe(true);
    });
  });

test('a list of 125 apps keeps the cards of its page, and is whole: find-in-page and Shift+Tab reach its last card, which is laid out then, in its place', async ({
  page,
}) => {
  await page.goto('/apps');
  const heights = await cards(page).evaluateAll((all) =>
    all.map((link) => Math.round(link.getBoundingClientRect().height)),
  );
  expect(heights.length).toBeGreaterThanOrEqual(8);
  expect(new Set(heights).size).toBe(1);
  await page.evaluate(() => {
    const first = document.querySelectorAll('main li[data-index] a');
    Object.assign(window, { firstCards: [...first] });
  });
  await hydrated(page);
  const connected = await page.evaluate(() =>
    (window as unknown as { firstCards: Element[] }).firstCards.map(({ isConnected }) => isConnected),
  );
  expect(connected.filter(Boolean).length).toBeGreaterThanOrEqual(PAGE_SIZE);
  await expect(items(page)).toHaveCount(catalogue.length);
  const last = items(page).last();
  const isLaidOut = () =>
    last.evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const before = await height();
  expect(await scrollTop(page)).toBe(0);
  const isFound = await page.evaluate(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    catalogue.at(-1)!.title,
  );
  expect(isFound).toBe(true);
  await expect(last).toBeInViewport();
  await expect.poll(isLaidOut).toBe(true);
  expect(await height()).toBe(before);
  await expect(last).not.toHaveAttribute('aria-setsize');
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Shift+Tab');
  await expect(last.getByRole('button', { name: `Compare ${catalogue.at(-1)!.title}` })).toBeFocused();
});

test.describe('a rotation', () => {
  const PORTRAIT = { width: 390, height: 844 };
  const LANDSCAPE = { width: 844, height: 390 };
  test.use({ viewport: PORTRAIT });

  /** The title of the first card that is not covered by the header and the toolbar. */
  const firstVisible = (page: Page) =>
    page.evaluate(() => {
      const below = Math.max(
        ...[...document.querySelectorAll('header, .toolbar')].map(
          (bar) => bar.getBoundingClientRect().bottom,
        ),
      );
      const all = [...document.querySelectorAll('main li[data-index]')];
      return all.find((item) => item.getBoundingClientRect().top >= below)?.querySelector('[title]')
        ?.textContent;
    });

  /** Ends after the scroll event, which the browser dispatches in its next frame. */
  const scrollToTop = (card: Locator) =>
    card.evaluate((link) => {
      link.scrollIntoView();
      return new Promise((resolve) => requestAnimationFrame(resolve));
    });

  test('keeps the first visible app of a windowed list, and back again', async ({ page }) => {
    await serveManyApps(page);
    await page.goto('/apps');
    await hydrated(page);
    const { title } = manyApps[80]!;
    const card = await scrollToCard(page, manyApps[80]!);
    await scrollToTop(card);
    await expect.poll(() => firstVisible(page)).toBe(title);
    const before = await scrollTop(page);
    await page.setViewportSize(LANDSCAPE);
    await expect.poll(() => firstVisible(page)).toBe(title);
    await page.setViewportSize(PORTRAIT);
    await expect.poll(() => firstVisible(page)).toBe(title);
    await expect.poll(() => scrollTop(page)).toBe(before);
  });

  test('keeps an app in the middle of a row, also after the rotation back', { tag: LONG }, async ({
    page,
  }) => {
    await page.goto('/apps');
    await hydrated(page);
    const card = await scrollToCard(page, catalogue[82]!);
    await scrollToTop(card);
    await page.setViewportSize(LANDSCAPE);
    await expect.poll(() => firstVisible(page)).toBe(catalogue[80]!.title);
    await page.setViewportSize(PORTRAIT);
    await expect.poll(() => firstVisible(page)).toBe(catalogue[82]!.title);
  });

  test('keeps it among cards that were all displayed, which get their new height', async ({ page }) => {
    await page.goto('/apps');
    await hydrated(page);
    await expect(items(page)).toHaveCount(catalogue.length);
    // The browser remembers the heights of cards that it has displayed.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        window.scrollTo(0, y);
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
    const { title } = catalogue[80]!;
    await scrollToTop(await scrollToCard(page, catalogue[80]!));
    await expect.poll(() => firstVisible(page)).toBe(title);
    await page.setViewportSize(LANDSCAPE);
    await expect.poll(() => firstVisible(page)).toBe(title);
    const heights = await items(page).evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().height),
    );
    expect(new Set(heights).size).toBe(1);
  });

  test('at the top stays there, and a change of the height alone moves nothing', { tag: LONG }, async ({
    page,
  }) => {
    await page.goto('/apps');
    await hydrated(page);
    await page.setViewportSize(LANDSCAPE);
    await page.setViewportSize(PORTRAIT);
    await expect(items(page).first()).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 3333));
    await page.setViewportSize({ width: PORTRAIT.width, height: 500 });
    await page.setViewportSize(PORTRAIT);
    await laidOut(page);
    expect(await scrollTop(page)).toBe(3333);
  });
});

test('printing includes every card of a windowed list', { tag: LONG }, async ({ page }) => {
  await serveManyApps(page);
  await page.goto('/apps');
  await hydrated(page);
  await scrollToCard(page, catalogue[60]!);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(items(page)).toHaveCount(manyApps.length);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(items(page).first()).toBeAttached();
  await expect.poll(() => items(page).count()).toBeLessThan(manyApps.length);
});

test.describe('a deep reload for which the cards cannot be loaded', () => {
  test.use({ expectedNoise: /status of 503/ });

  test('keeps the position, and a retry shows the cards there', { tag: LONG }, async ({ page }) => {
    await page.goto('/apps');
    await hydrated(page);
    const card = await scrollToCard(page, catalogue[100]!);
    const before = await page.evaluate(() => window.scrollY);
    const restore = await withoutData(page);
    await page.reload();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    restore();
    await retry.press('Enter');
    await expect(card).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBe(before);
    await expect(page.locator('main li a:focus')).toBeInViewport();
  });
});

test('places of missing cards have the height of cards, also after a rotation', { tag: LONG }, async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const rotated = async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The list measures its cards after the layout.
    await laidOut(page);
    return height();
  };
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/apps');
  await hydrated(page);
  const expected = await rotated();

  await page.setViewportSize({ width: 844, height: 390 });
  const release = await holdRequest(page, '**/appsData.json');
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.locator('main li[aria-hidden="true"]').first()).toBeAttached();
  expect(await rotated()).toBe(expected);
  release();
  await expect(items(page).nth(5)).toBeAttached();
  expect(await height()).toBe(expected);
});

test('a scroll to the end before the other cards are loaded shows their places, then the cards', async ({
  page,
}) => {
  const release = await holdRequest(page, '**/appsData.json');
  await page.goto('/apps');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = items(page).filter({ hasText: catalogue.at(-1)!.title });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport();
  await expect(last).toHaveCount(0);
  const before = await footer.boundingBox();
  release();
  await expect(last).toBeInViewport();
  await expect.poll(() => footer.boundingBox()).toEqual(before);
});

test('a list has the height of the one that it replaces, and on a screen that was turned that of its own width', async ({
  page,
}) => {
  const height = async () => {
    await expect(items(page)).toHaveCount(catalogue.length);
    await laidOut(page);
    return page.locator('main ul.card-grid').evaluate((list) => list.getBoundingClientRect().height);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps');
  const narrow = await height();

  // Also at the moment in which the other list is there.
  await page.evaluate(() => {
    const heights = new Set<number>();
    new MutationObserver(() => {
      const list = document.querySelector('main ul.card-grid');
      if (list) heights.add(list.getBoundingClientRect().height);
      document.body.dataset.heights = [...heights].join();
    }).observe(document.querySelector('main')!, { childList: true, subtree: true });
  });
  await page.getByRole('combobox', { name: 'Sort the apps' }).selectOption('Title');
  await expect(page).toHaveURL(/sort=title/);
  expect(await height()).toBe(narrow);
  await expect(page.locator('body')).toHaveAttribute('data-heights', String(narrow));

  await cards(page).first().click();
  await expect(page.getByRole('button', { name: 'Install Now', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
  expect(await height()).toBeLessThan(narrow);
});
