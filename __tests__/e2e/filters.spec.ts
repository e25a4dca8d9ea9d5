import type { Page, Route } from '@playwright/test';
import { expectNoViolations } from './axe';
import { cards, catalogue, expect, gate, hydrated, idle, LONG, seedAppList, test, variants } from './support';

const games = catalogue.filter(({ categories = [] }) => categories.includes('Games'));
const isRated = ({ ratingAvg }: { ratingAvg: number }) => ratingAvg >= 4;
const found = (count: number) => `(${count}) Apps Found.`;

const filter = (page: Page) => page.getByRole('button', { name: /^Filter/ });
const form = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const value = (page: Page, name: string) => form(page).getByRole('checkbox', { name });
const chips = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('button');
const show = (page: Page) => form(page).getByRole('button', { name: /^(Show|Close)/ });

test('filters combine, survive Back and a reload, are removed one by one, and a double click presses nothing behind it', async ({
  page,
}) => {
  const both = games.filter(isRated);
  expect(both.length).toBeLessThan(games.length);
  await page.goto('/apps');
  await hydrated(page);
  await filter(page).click();
  await value(page, `Games ${games.length} apps`).check();
  await expect(form(page).getByRole('status')).toHaveText(`${games.length} apps found`);
  await value(page, `Rated 4 and more ${both.length} app`).check();
  await expectNoViolations(page);
  await show(page).click();
  await expect(filter(page)).toBeFocused();
  await expect(page).toHaveURL('/apps?category=Games&rating=4');
  await expect(page.getByText(found(both.length))).toBeVisible();
  await expect(filter(page)).toHaveText('Filter (2)');
  await expect(cards(page)).toHaveCount(both.length);
  await cards(page).last().click();
  await expect(page).toHaveURL(/appdetails/);
  await page.goBack();
  await expect(page.getByText(found(both.length))).toBeVisible();
  await page.reload();
  await expect(chips(page)).toHaveText([/Games/, /Rated 4 and more/, /Clear/]);
  // Paper has words in place of the buttons.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Filter: Games and Rated 4 and more')).toBeVisible();
  await expect(chips(page).first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // The next one moves under the pointer, and is not pressed by the second click.
  await chips(page).first().dblclick();
  await expect(page).toHaveURL('/apps?rating=4');
  await expect(page.getByText(found(catalogue.filter(isRated).length))).toBeVisible();
  await expect(chips(page).first()).toBeFocused();
  await chips(page).first().press('Enter');
  await expect(page).toHaveURL('/apps');
  await expect(page.getByText(found(catalogue.length))).toBeVisible();
  await expect(filter(page)).toBeFocused();
  // The form opens at once, under the pointer.
  await filter(page).dblclick();
  await expect(form(page)).toBeVisible();
  await show(page).dblclick();
  await expect(form(page)).toBeHidden();
  await expect(filter(page)).toBeFocused();
  await expect(page).toHaveURL('/apps');
  await expect(filter(page)).toHaveText('Filter');
});

test('a search and an order respect the filters, and say so if these leave nothing', async ({ page }) => {
  const [first] = games.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  await page.goto('/apps?category=Games&category=Spiele&sort=title');
  await expect(cards(page).first()).toContainText(first!.title);
  const other = catalogue.find((app) => !games.includes(app) && !app.title.includes(' '))!;
  await page.getByRole('searchbox').fill(other.title);
  await expect(page.getByRole('heading', { name: 'No app fits these filters.' })).toBeVisible();
  await expect(page.getByText('OOPS!! APP NOT FOUND')).toHaveCount(0);
  // From an old link, or a page in another language.
  const unknown = page.getByText('Not filtered by Spiele, which no app here has.');
  await expect(unknown).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText(found(1))).toBeVisible();
  await expect(unknown).toHaveCount(0);
  await expect(filter(page)).toBeFocused();
});

test('the form counts what a search finds in titles and below them, as the page shows both', async ({
  page,
}) => {
  const named = catalogue.filter(({ title }) => title.includes('Ledger'));
  await page.goto('/apps?q=ledger');
  await expect(page.getByText(found(named.length))).toBeVisible();
  const others = await page.getByRole('heading', { name: /^Other results/ }).textContent();
  const [also] = /\d+/.exec(others ?? '') ?? [];
  await filter(page).click();
  await expect(show(page)).toHaveText(`Show ${named.length + Number(also)} apps`);
  const offered = form(page)
    .getByRole('group', { name: 'Category' })
    .locator('label:has([aria-disabled=false])');
  const [first] = /\d+(?= apps?$)/.exec((await offered.nth(0).textContent()) ?? '') ?? [];
  await offered.nth(0).click();
  await expect(show(page)).toHaveText(new RegExp(`^Show ${first} apps?$`));
  // Another value of a facet widens the choice.
  await offered.nth(1).click();
  await expect
    .poll(async () => Number(/\d+/.exec((await show(page).textContent()) ?? '')?.[0]))
    .toBeGreaterThan(Number(first));
});

test('the page of a category filters its apps, and leaves out what is installed', async ({ page }) => {
  const left = games.filter(isRated).slice(1);
  await seedAppList(page, JSON.stringify(games.filter((app) => !left.includes(app)).map(({ id }) => id)));
  await page.goto('/apps/categories/games');
  await hydrated(page);
  await filter(page).click();
  await value(page, 'Rated 4 and more').check();
  await expect(value(page, 'Games')).toHaveCount(0);
  await expect(page).toHaveURL('/apps/categories/games?rating=4');
  await value(page, 'Not installed').check();
  await show(page).click();
  await expect(page.getByText(found(left.length))).toBeVisible();

  await test.step('with more contrast, the edges of controls have the colour of texts', async () => {
    await page.emulateMedia({ contrast: 'more' });
    await expect(page.getByRole('combobox', { name: 'Sort the apps' })).toHaveCSS(
      'border-color',
      await page.locator('.found-count').evaluate((count) => getComputedStyle(count).color),
    );
  });
});

test('the focus stays in the sheet when another tab removes the value that has it', { tag: LONG }, async ({
  page,
  context,
}) => {
  await seedAppList(page, '[1,2]');
  await page.goto('/apps');
  await hydrated(page);
  await filter(page).click();
  await value(page, 'Not installed').focus();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.removeItem('appList'));
  await expect(value(page, 'Not installed')).toHaveCount(0);
  await expect(form(page).getByRole('heading', { name: 'Filter' })).toBeFocused();
});

for (const width of variants([256, 320, 390]))
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true });

    test('a sheet has all filters, and its button the number of apps', async ({ page }) => {
      await page.goto('/apps');
      await hydrated(page);
      // Of the order there is an icon, and nothing of its text.
      const order = page.getByRole('combobox', { name: 'Sort the apps' });
      expect(
        await order.evaluate((select) => {
          const { paddingLeft, paddingRight } = getComputedStyle(select);
          return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        }),
      ).toBe(0);
      await filter(page).tap();
      const buttons = (await show(page).locator('..').boundingBox())!;
      for (const box of await form(page).getByRole('checkbox').all()) {
        await box.focus();
        const { y, height } = (await box.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(buttons.y);
      }
      await value(page, 'Games').tap();
      await expect(show(page)).toHaveText(`Show ${games.length} apps`);
      const box = (await form(page).boundingBox())!;
      expect(box.y + box.height).toBe(640);
      expect(await form(page).evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
      await show(page).tap();
      await expect(page.getByText(found(games.length))).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

test.describe('filters whose code is missing', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  /** Handles the requests for the code of the filters in another way. */
  async function routeFilters(page: Page, handle: (route: Route) => Promise<unknown>): Promise<void> {
    await page.route(/chunks\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const isFilters = (await response.text()).includes('No app fits these filters.');
      if (isFilters) await handle(route);
      else await route.fulfill({ response });
    });
  }

  async function failToOpen(page: Page): Promise<void> {
    await page.goto('/apps');
    await hydrated(page);
    await filter(page).click();
    await expect(page.getByRole('alert')).toHaveText(/^The filters could not be loaded/);
  }

  test('reload the page once, and can be tried again', { tag: LONG }, async ({ page }) => {
    let isMissing = true;
    await routeFilters(page, (route) => (isMissing ? route.abort() : route.continue()));
    await page.goto('/apps?category=Games', { waitUntil: 'commit' });
    // A new deploy may have removed it.
    await page.waitForFunction(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload',
    );
    await expect(page.getByRole('alert')).toHaveText(/^The filters could not be loaded/);
    isMissing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(found(games.length))).toBeVisible();
  });

  test('do not open when the connection is back, but by the button of the message', { tag: LONG }, async ({
    page,
  }) => {
    let isMissing = true;
    await routeFilters(page, (route) => (isMissing ? route.abort() : route.continue()));
    // As after the reload for a new deploy.
    await page.addInitScript(() =>
      sessionStorage.setItem('lastReload', JSON.stringify([location.pathname, Date.now()])),
    );
    await failToOpen(page);
    isMissing = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(form(page)).toHaveCount(0);
    await filter(page).click();
    await expect(form(page)).toBeVisible();
    isMissing = true;
    await failToOpen(page);
    isMissing = false;
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(form(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filter(page)).toBeFocused();
  });

  test('do not open over a search that was typed meanwhile, or to which Back led', { tag: LONG }, async ({
    page,
  }) => {
    const { released, release } = gate();
    await routeFilters(page, (route) => released.then(() => route.continue()));
    await page.goto('/apps?q=oven');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Apps', exact: true }).click();
    await expect(page).toHaveURL('/apps');
    const isBusy = (value: string) => expect(filter(page)).toHaveAttribute('aria-busy', value);
    await filter(page).click();
    await isBusy('true');
    await page.goBack();
    await isBusy('false');
    await filter(page).click();
    await isBusy('true');
    await page.getByRole('searchbox').pressSequentially('s');
    await isBusy('false');
    release();
    await idle(page);
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test('without JavaScript nothing offers a filter', { tag: LONG }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/apps?category=Games');
  await expect(cards(page)).toHaveCount(24);
  await expect(filter(page)).toBeHidden();
  await page.close();
});
