import type { Page } from '@playwright/test';
import type { App } from '@/lib/catalogue/schema';
import { summaryOf } from '@/lib/catalogue/summary';
import { TYPING_DELAY_MS } from '@/lib/navigation/use-url-parameter';
import {
  cards,
  catalogue,
  expect,
  hydrated,
  LONG,
  search,
  skeletons,
  stopClock,
  test,
  titles,
} from './support';

/** As specified. */
const SKELETON_MS = 1000;

async function open(page: Page, path = '/apps'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const otherResults = (page: Page) => page.getByRole('heading', { name: /^Other results/ });

test('lists the whole catalogue and its count, in one column at 390 px, and four at 820 and 1440 px', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
  const [app] = catalogue;
  await expect(cards(page).first()).toHaveAccessibleName(
    `${app?.title} ${summaryOf(app!)} rated ${app?.ratingAvg.toFixed(1)} out of 5 ${app?.downloads.toLocaleString('en-US')} downloads`,
  );
  await expect(cards(page).first().locator('img')).toHaveJSProperty('naturalWidth', 512);
  for (const [width, columns] of [
    [390, 1],
    [820, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        cards(page).evaluateAll((links) => {
          const tops = links.map((link) => link.getBoundingClientRect().top);
          return tops.filter((top) => top === tops[0]).length;
        }),
      )
      .toBe(columns);
  }
  await expect(cards(page)).toHaveCount(catalogue.length);
  expect(await titles(page)).toEqual(catalogue.map(({ title }) => title));
});

test('every change of the text shows fifteen skeleton cards for one second, and is written into the URL after 200 ms', async ({
  page,
}) => {
  await stopClock(page);
  await open(page);
  await search(page).pressSequentially('q');
  await expect(skeletons(page)).toHaveCount(15);
  await expect(page.getByText('Apps Found.')).toHaveCount(0);
  await page.clock.runFor(TYPING_DELAY_MS - 1);
  await expect(page).toHaveURL('/apps');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/apps?q=q');

  // Each change starts the second again.
  await page.clock.runFor(SKELETON_MS - TYPING_DELAY_MS - 1);
  await search(page).press('Backspace');
  await expect(search(page)).toHaveValue('');
  await page.clock.runFor(SKELETON_MS - 1);
  await expect(skeletons(page)).toHaveCount(15);
  await page.clock.runFor(1);
  await expect(skeletons(page)).toHaveCount(0);
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
  await expect(search(page)).toBeFocused();

  // A link writes it at once.
  await search(page).fill(' gosl ');
  await page.getByRole('link', { name: 'Installation', exact: true }).click();
  await page.clock.resume();
  await expect(page).toHaveURL('/apps/install');
  await page.goBack();
  await expect(page).toHaveURL('/apps?q=gosl');
  await expect(search(page)).toHaveValue('gosl');
  await expect(cards(page)).toHaveCount(1);
});

test('finds titles by substring and descriptions below them, and shows a message when no title matches', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Show All', exact: true }).click();
  await search(page).fill('  FJORDLINE ');
  await expect(page.getByText('(4) Apps Found.')).toBeVisible();
  // The other apps of the developer are below them.
  await expect(page.locator('mark')).toHaveCount(4);

  // Descriptions are below the titles, and are not counted.
  const hasTitle = ({ title }: App) => /oven/i.test(title);
  const titles = catalogue.filter(hasTitle);
  const below = catalogue.filter((app) => !hasTitle(app) && /\boven/i.test(app.description));
  expect(titles.length).toBeGreaterThan(2);
  expect(below.length).toBeGreaterThan(2);
  await search(page).fill('OVEN');
  await expect(page.getByText(`(${titles.length}) Apps Found.`)).toBeVisible();
  await expect(otherResults(page)).toContainText(`(${below.length} apps)`);
  const expected = [...titles, ...below].map(({ title }) => title);
  await expect(cards(page).locator('[dir=auto][title]')).toHaveText(expected);
  await page.getByRole('combobox', { name: 'Sort the apps' }).selectOption('Title');
  await expect(cards(page)).toHaveCount(expected.length);
  const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  const ordered = [titles, below].flatMap((apps) => apps.map(({ title }) => title).sort(compare));
  await expect(cards(page).locator('[dir=auto][title]')).toHaveText(ordered);

  await search(page).fill('postcards');
  await expect(page.getByText('(0) Apps Found.')).toBeVisible();
  await expect(otherResults(page)).toContainText('(1 app)');
  await expect(cards(page)).toHaveText(/Wagtail/);
  const oops = page.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' });
  await expect(oops).toBeVisible();
  await search(page).fill('no such app');
  await expect(oops).toBeVisible();
  await expect(
    page.getByText('The app you are looking is not found in your system, Please try another apps.'),
  ).toBeVisible();
  await expect(page.getByText('(0) Apps Found.')).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('no such app');
  await expect(otherResults(page)).toBeHidden();
  expect(await page.content(), 'the keyword').not.toContain('postcards');
  // One entry back, however many searches and clicks there were.
  await page.getByRole('button', { name: 'Go Back !' }).dblclick();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
});

test('back restores the position in the apps below the titles', { tag: LONG }, async ({ page }) => {
  await open(page);
  await search(page).fill('oven');
  await expect(otherResults(page)).toBeVisible();
  const card = cards(page).last();
  await card.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => window.scrollY);
  const before = await position();
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('button', { name: 'Install Now' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(position).toBe(before);
  await page.reload();
  // The last card of the page before the search can be in view, too.
  await expect.poll(position).toBe(before);
  await expect(card).toBeInViewport();
});
