import type { Page } from '@playwright/test';
import { expectNoShifts, MAX_INVISIBLE, watchShifts } from './shifts';
import { catalogue, expect, hydrated, test, titles } from './support';

const own = catalogue.filter(({ collections = [] }) => collections.includes('Start here'));
const PATH = '/apps/collections/start-here';

const strip = (page: Page) => page.getByRole('region', { name: 'Start here' });
const scrollLeft = (page: Page) =>
  strip(page)
    .getByRole('list')
    .evaluate((list) => list.scrollLeft);

test('home shows the first eight apps of a collection, in a strip that cuts a card and scrolls to each that has the focus, and leads to all of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  const shown = own.slice(0, 8);
  await expect(strip(page)).toContainText('Ten apps for the first day by the water.');
  await expect(strip(page).locator('.card [dir="auto"][title]')).toHaveText(shown.map(({ title }) => title));
  // One that home does not show, and one that has no app.
  for (const name of ['For the garden', 'Coming soon'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);

  const shares = await strip(page)
    .getByRole('list')
    .evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.children].map((item) => {
        const box = item.getBoundingClientRect();
        return (Math.min(box.right, right) - Math.max(box.left, left)) / box.width;
      });
    });
  const cut = shares.filter((share) => share > 0 && share < 1);
  expect(cut).toHaveLength(1);
  expect(cut[0]).toBeGreaterThan(0.25);
  const focused = async (key: string, title: string) => {
    // From a card to its button, and then to the next one.
    const card = strip(page).locator('.card > a').filter({ hasText: title });
    while (!(await card.evaluate((link) => link === document.activeElement))) await page.keyboard.press(key);
    await expect(card).toBeInViewport({ ratio: 0.99 });
  };
  const all = strip(page).getByRole('link', { name: 'Show all of Start here' });
  await all.focus();
  for (const { title } of shown) await focused('Tab', title);
  expect(await scrollLeft(page)).toBeGreaterThan(500);
  for (const { title } of shown.toReversed()) await focused('Shift+Tab', title);
  expect(await scrollLeft(page)).toBe(0);
  await expectNoShifts(page, MAX_INVISIBLE);

  await all.click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Start here' })).toBeFocused();
  await expect(page).toHaveTitle('Start here | Fjordline');
  await expect(page.getByText('10 apps', { exact: true })).toBeVisible();
  await expect(page.getByText('Ten apps for the first day by the water.')).toBeVisible();
  expect(await titles(page)).toEqual(own.map(({ title }) => title));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger scrolls the strip, whose long downloads are whole, a tap opens an app, and Back shows its card', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const downloads = strip(page).locator('.icon-download').first();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // The longest of the languages.
      const excess = await downloads.evaluate((element) => {
        element.textContent = '214.8 مليون';
        return element.scrollWidth - element.clientWidth;
      });
      expect(excess, `at ${width} px`).toBe(0);
    }
    await strip(page).scrollIntoViewIfNeeded();
    const list = strip(page).getByRole('list');
    const box = (await list.boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    // A tap only stops a strip that still moves.
    const rest = list.evaluate(
      (element) => new Promise<void>((resolve) => element.addEventListener('scrollend', () => resolve())),
    );
    await touch('touchStart', 350);
    for (let x = 330; x >= 10; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await rest;
    expect(await scrollLeft(page)).toBeGreaterThan(200);
    const second = strip(page).locator('.card > a').nth(1);
    await second.tap();
    await expect(page).toHaveURL(`/apps/appdetails/${own[1]!.id}`);
    // The strip is at its start again.
    await page.goBack();
    await expect(second).toBeInViewport({ ratio: 0.99 });
  });
});
