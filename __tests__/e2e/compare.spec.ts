import type { Page } from '@playwright/test';
import {
  cards,
  catalogue,
  doubleTextSize,
  expect,
  hydrated,
  LONG,
  retriesOver,
  scrollToCard,
  scrollTop,
  stopClock,
  test,
  variants,
  withoutData,
} from './support';

const [first, second, third, fourth, fifth] = catalogue as [App, App, App, App, App];
type App = (typeof catalogue)[number];

const toggle = (page: Page, { title }: App) =>
  page.getByRole('main').getByRole('button', { name: `Compare ${title}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Chosen apps' });
const chosen = (page: Page) => bar(page).getByRole('listitem');
const goToBar = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Go to chosen apps' });
const columns = (page: Page) => page.locator('thead').getByRole('link');
const remove = (page: Page, { title }: App) =>
  page.getByRole('button', { name: `Remove ${title} from the comparison` });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Chooses apps, whose cards are in view. */
async function choose(page: Page, ...apps: App[]) {
  for (const app of apps) await toggle(page, app).click();
}

test('by keyboard: choose two cards, compare them, open one, go back, remove one', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await test.step('the compare button of a card is visible, and says what it does with the focus', async () => {
    await expect(toggle(page, first)).toHaveCSS('opacity', '1');
    await cards(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(toggle(page, first)).toBeFocused();
    const text = toggle(page, first).evaluate((button) => getComputedStyle(button, '::after').content);
    await expect(text).resolves.toBe('"Compare"');
  });
  await page.keyboard.press('Space');
  await expect(toggle(page, first)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(goToBar(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toggle(page, second)).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen(page)).toHaveText([first.title, second.title]);
  await expect(page.locator('body > [role="status"]')).toHaveText(
    `${second.title} added. 2 apps to compare.`,
  );

  await page.keyboard.press('Tab');
  await expect(goToBar(page).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('link', { name: 'Compare (2)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/apps/compare?ids=${first.id},${second.id}`);
  await expect(page).toHaveTitle('Compare Apps | Fjordline');
  await expect(columns(page)).toHaveText([first.title, second.title]);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Apps' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Apps', exact: true })).toHaveAttribute('aria-current', 'true');

  await columns(page).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeFocused();
  await expect(toggle(page, first)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(columns(page)).toHaveText([first.title, second.title]);
  await expect(columns(page).first()).toBeFocused();

  await remove(page, first).press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose one more app' })).toBeVisible();
  await expect(page).toHaveURL(`/apps/compare?ids=${second.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Add another app' })).toHaveAttribute('href', '/apps');
});

test('an app is added from its page, and a reload keeps the chosen apps', { tag: LONG }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await choose(page, second);
  await page.goto(`/apps/appdetails/${first.id}`);
  await toggle(page, first).click();
  await expect(chosen(page)).toHaveText([second.title, first.title]);
  await page.reload();
  await expect(toggle(page, first)).toHaveAttribute('aria-pressed', 'true');
  await bar(page).getByRole('link', { name: 'Compare (2)' }).click();
  await expect(columns(page)).toHaveText([second.title, first.title]);
  await page.goBack();
  await expect(bar(page).getByRole('link', { name: 'Compare (2)' })).toBeFocused();
  await page.goForward();
  await expect(columns(page)).toHaveText([second.title, first.title]);
  await page.reload();
  await expect(columns(page)).toHaveText([second.title, first.title]);
});

test('a fifth app is refused with a message, which ends with its page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await choose(page, first, second, third, fourth, fifth);
  // A long one is cut.
  await expect(bar(page).getByTitle(fourth.title)).toHaveText(fourth.title);
  const message = page.locator('.compare-bar').getByText('You can compare up to 4 apps. Remove one first.');
  await expect(message).toBeVisible();
  await expect(toggle(page, fifth)).toHaveAttribute('aria-pressed', 'false');
  await expect(chosen(page)).toHaveText([first, second, third, fourth].map(({ title }) => title));
  await page.getByRole('link', { name: 'Show All', exact: true }).click();
  await expect(page).toHaveURL('/apps');
  await expect(chosen(page)).toHaveCount(4);
  await expect(message).toHaveCount(0);
  // The second click does not open the app that is below it.
  await bar(page).getByRole('button', { name: 'Clear' }).dblclick();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(page).toHaveURL('/apps');
});

test('the message is in view also where the bar is at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 256, height: 700 });
  await page.goto('/');
  await hydrated(page);
  for (const app of [first, second, third, fourth]) await toggle(page, app).press('Enter');
  const message = page.locator('.compare-bar').getByText('You can compare up to 4 apps.');
  for (const [width, height] of [
    [256, 700],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await toggle(page, fifth).press('Enter');
    await expect(bar(page)).not.toBeInViewport();
    await expect(message).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    const { y, height: own } = (await page.locator(':focus').boundingBox())!;
    expect(y + own).toBeLessThanOrEqual((await message.boundingBox())!.y);
    await bar(page).getByRole('link').focus();
    await expect(bar(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect((await message.boundingBox())!.y).toBeLessThan((await bar(page).boundingBox())!.y);
  }
});

test('by keyboard: apps are removed in the bar, which keeps the focus', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await choose(page, first, second, third);
  const remove = ({ title }: App) => bar(page).getByRole('button', { name: `Remove ${title}`, exact: true });
  await remove(second).press('Enter');
  await expect(chosen(page)).toHaveText([first.title, third.title]);
  await expect(toggle(page, second)).toHaveAttribute('aria-pressed', 'false');
  await expect(remove(third)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link with unknown apps is compared as far as possible: figures, the best of each row, bars of one scale', async ({
  page,
}) => {
  await page.goto(`/apps/compare?ids=${first.id},99999,x,${second.id},${first.id}`);
  await expect(page.getByText('2 apps of this link are not in the catalogue.')).toBeVisible();
  await expect(columns(page)).toHaveText([first.title, second.title]);
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const most = first.reviews > second.reviews ? 0 : 1;
  const reviews = row('Reviews').getByRole('cell');
  await expect(reviews.nth(0)).toContainText(first.reviews.toLocaleString('en-US'));
  await expect(reviews.nth(most)).toContainText('Most');
  await expect(reviews.nth(1 - most)).not.toContainText('Most');
  const lengths = await page
    .locator('td [style*="width"]')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  const shares = [first, second].map(({ ratings }) => {
    const votes = ratings.reduce((sum, { count }) => sum + count, 0);
    return [...ratings].reverse().map(({ count }) => count / votes);
  });
  const expected = shares[0]!.flatMap((share, level) => [share, shares[1]![level]!]);
  expect(lengths).toHaveLength(expected.length);
  for (const [index, share] of expected.entries())
    expect(lengths[index]! / lengths[0]!).toBeCloseTo(share / expected[0]!, 1);
});

test('a hint tells whether the table of two to four apps scrolls, and at 320 px only the table of more than two does', async ({
  page,
}) => {
  await page.goto('/apps/compare?ids=1,2,3,4');
  const table = page.getByRole('table').locator('..');
  for (const count of [4, 3, 2]) {
    await expect(columns(page)).toHaveCount(count);
    for (const width of [256, 319, 320, 458, 459, 597, 598, 767, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const scrolls = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      await expect(page.getByText('The table scrolls sideways.'), `${count} apps, ${width} px`).toBeVisible({
        visible: scrolls,
      });
      if (width === 320) {
        expect(scrolls).toBe(count > 2);
        expect(await overflow(page)).toBe(0);
        const label = page.getByRole('rowheader', { name: 'Downloads' });
        const before = await label.boundingBox();
        await columns(page).last().focus();
        await expect(columns(page).last()).toBeInViewport({ ratio: 1 });
        await expect(remove(page, catalogue[count - 1]!)).toBeInViewport({ ratio: 1 });
        expect((await label.boundingBox())?.x).toBe(before?.x);
        expect(await overflow(page)).toBe(0);
      }
    }
    await remove(page, catalogue[count - 1]!).press('Enter');
  }
});

test('the bar does not cover the focused control when it appears', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await toggle(page, fifth).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await toggle(page, fifth).press('Enter');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(toggle(page, fifth)).toBeFocused();
  await expect(async () => {
    const { y, height } = (await toggle(page, fifth).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
  }).toPass();
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the bar covers neither the end of the footer nor a focused card', { tag: LONG }, async ({ page }) => {
    await page.goto('/apps');
    await hydrated(page);
    await choose(page, first);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toBe(0);
    const top = async () => (await bar(page).boundingBox())!.y;
    await toggle(page, first).focus();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const focused = (await page.locator(':focus').boundingBox())!;
      expect(focused.y + focused.height).toBeLessThanOrEqual(await top());
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = (await page.getByRole('contentinfo').boundingBox())!;
    expect(footer.y + footer.height).toBeLessThanOrEqual((await top()) + 1);
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const)
  test(`with text of twice the size, the bar covers at most a quarter of ${width} px, and no focused card`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await doubleTextSize(page);
    await page.goto('/apps');
    await hydrated(page);
    await choose(page, first);
    await expect(bar(page)).toBeVisible();
    const cover = async () => {
      const box = (await bar(page).boundingBox())!;
      return Math.max(0, height - box.y);
    };
    await toggle(page, first).focus();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      expect(await cover()).toBeLessThanOrEqual(height / 4);
      const focused = (await page.locator(':focus').boundingBox())!;
      // Browsers scroll by whole pixels.
      expect(Math.floor(focused.y + focused.height)).toBeLessThanOrEqual(height - (await cover()));
    }
    await bar(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 0.99 });
  });

for (const width of variants([320, 820, 1440]))
  test(`the buttons of cards are 44 px large, in the line of the figures, and cover no text, at ${width} px`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/apps');
    await hydrated(page);
    const button = (await toggle(page, second).boundingBox())!;
    expect([button.width, button.height]).toEqual([44, 44]);
    const card = cards(page).filter({ hasText: second.title }).first();
    const figures = await card.locator('.figures > *').all();
    const { y, height } = (await figures[0]!.boundingBox())!;
    expect(Math.abs(y + height / 2 - button.y - 22)).toBeLessThanOrEqual(1);
    for (const text of [card.getByText(second.title, { exact: true }), ...figures]) {
      const box = (await text.boundingBox())!;
      // The transparent border of the button, which belongs to its target, can be over the line above.
      const isBeside = box.x + box.width <= button.x + 6 || box.y + box.height <= button.y + 6;
      expect(isBeside).toBe(true);
    }
  });

test('on a phone, a double click on Remove removes one app, and a column is as wide as a usual long word', async ({
  page,
}) => {
  await stopClock(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/apps/compare?ids=${[first, second, third, fourth].map(({ id }) => id).join()}`);
  await expect(columns(page)).toHaveCount(4);
  // The next column moves under the pointer.
  await remove(page, first).dblclick();
  await expect(columns(page)).toHaveText([second.title, third.title, fourth.title]);
  await page.clock.resume();
  const cell = page.getByRole('cell').first();
  const [room, needed] = await cell.evaluate(async (element) => {
    await document.fonts.load('1rem Figtree');
    const { paddingLeft, paddingRight, fontSize, fontFamily } = getComputedStyle(element);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `${fontSize} ${fontFamily}`;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return [element.clientWidth - padding, context.measureText('Communication').width] as const;
  });
  expect(needed).toBeGreaterThan(100);
  expect(room).toBeGreaterThanOrEqual(needed);
  await remove(page, second).click();
  await expect(columns(page)).toHaveText([third.title, fourth.title]);
});

test('a choice moves nothing in the page', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await scrollToCard(page, catalogue[20]!);
  const places = async () =>
    Object.fromEntries(
      await cards(page).evaluateAll((all) =>
        all.map((card) => [card.getAttribute('href'), card.getBoundingClientRect().top]),
      ),
    );
  await toggle(page, catalogue[20]!).focus();
  const before = await places();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  // The listing may have rendered more cards meanwhile.
  expect(await places()).toMatchObject(before);
});

test('the focus of the header and of the bar does not scroll the page', { tag: LONG }, async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await choose(page, first);
  await scrollToCard(page, catalogue[60]!);
  const before = await scrollTop(page);
  const clear = bar(page).getByRole('button', { name: 'Clear' });
  const home = page.getByRole('banner').getByRole('link', { name: 'Home' });
  for (const control of [clear, home]) {
    await control.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(control).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
  }
});

test.describe('when the data cannot be loaded', () => {
  test.use({ expectedNoise: /status of 503|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('the page shows an error, and a retry shows the apps', { tag: LONG }, async ({ page }) => {
    const restore = await withoutData(page);
    await page.goto('/apps/compare?ids=1,2');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded (503' })).toBeVisible();
    restore();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(columns(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the bar is loaded when the connection is back', { tag: LONG }, async ({ page, context }) => {
    await page.clock.install();
    await page.goto(`/apps/appdetails/${first.id}`);
    await hydrated(page);
    await context.setOffline(true);
    await toggle(page, first).click();
    await expect(toggle(page, first)).toHaveAttribute('aria-pressed', 'true');
    await retriesOver(page);
    await context.setOffline(false);
    await expect(bar(page)).toContainText(first.title);
  });
});
