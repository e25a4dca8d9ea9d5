import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { PAGE_SIZE } from '@/lib/catalogue/pages';
import type { App } from '@/lib/catalogue/schema';
import { tokens } from '../fixtures/site/site';
import { copies } from './copies';
import { rgb } from './pixels';
import { cards, catalogue, expect, paragraphs, test, variants } from './support';

const compare = (page: Page) => page.getByRole('button', { name: /^Compare/ });

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the apps of the listing on linked pages', async ({ page }) => {
    await page.goto('/apps');
    await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
    await expect(compare(page)).toHaveCount(0);
    const categories = (await page.getByRole('navigation', { name: 'Categories' }).boundingBox())!;
    expect((await cards(page).first().boundingBox())!.y).toBeGreaterThan(
      categories.y + categories.height + 8,
    );
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
    for (const number of [2, 6]) {
      await pages.getByRole('link', { name: `Page ${number}`, exact: true }).click();
      await expect(page).toHaveURL(`/apps/page/${number}`);
      await expect(pages.locator('[aria-current="page"]')).toHaveText(String(number));
      await expect(cards(page).last()).toBeVisible();
      const apps = catalogue.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
      await expect(cards(page).locator('[dir="auto"][title]')).toHaveText(apps.map(({ title }) => title));
    }
    await page.getByRole('link', { name: 'Search all apps' }).click();
    await expect(page).toHaveURL('/apps');
  });

  test('a detail page shows its app with all fields, and a note that installing needs JavaScript', async ({
    page,
  }) => {
    const app = catalogue[0]!;
    await page.goto(`/apps/appdetails/${app.id}`);
    await expect(page.getByRole('heading', { level: 1, name: app.title, exact: true })).toBeVisible();
    await expect(compare(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Description' })).toBeVisible();
    const ratings = page.getByRole('region', { name: 'Ratings' });
    for (const { name, count } of app.ratings) {
      const exact = count.toLocaleString('en-US');
      await expect(ratings.locator('> div > [aria-hidden]').getByText(exact, { exact: true })).toBeVisible();
      await expect(ratings.getByRole('row', { name: `${name} ${exact}` })).toBeVisible();
    }
    await expect(ratings.locator('.chart-bar').first()).toBeVisible();
    await expect(page.getByRole('link', { name: app.companyName, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: `More from ${app.companyName}` })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    const note = page.locator('noscript p');
    await expect(note).toContainText('Installing needs JavaScript');
    // It is in the place of the button.
    const figures = (await page.locator('main dl').first().boundingBox())!;
    const { x, y } = (await note.boundingBox())!;
    expect(x).toBe((await page.getByRole('heading', { level: 1 }).boundingBox())!.x);
    expect(y - figures.y - figures.height).toBeLessThan(48);

    await expect(page.getByRole('link', { name: /^Get it at store\.example/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Links' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'What’s new' })).toContainText('Letters are faster.');
    const older = page.getByText('Postcards no longer lose their stamps.');
    await expect(older).toBeHidden();
    await page.getByText('Earlier versions').click();
    await expect(older).toBeVisible();
    const first = page.getByRole('region', { name: 'Screenshots' }).getByRole('link').first();
    await first.scrollIntoViewIfNeeded();
    await expect(first.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await first.click();
    await expect(page).toHaveURL(/\/pictures\/wagtail-1\.png/);
    await page.goto('/apps/appdetails/13');
    await expect(page.getByLabel('A tour of the app')).toHaveAttribute('controls');
    await expect(page.locator('.play-sign')).toBeHidden();
    await page.goto('/apps/appdetails/9');
    await expect(page.getByText('Deprecated:')).toBeVisible();
    const titles = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
    await expect(titles('Requires')).toContainText(['Toucan']);
    await expect(titles('Works with')).toContainText(['Fjordline Atlas', 'Wagtail']);
  });

  test('the pages that need it say so, home has no control for it, the scheme of the system applies, and the menu opens', async ({
    page,
  }) => {
    await page.goto('/apps/install');
    await expect(page.locator('noscript p')).toContainText('This list needs JavaScript');
    await page.goto('/apps/compare?ids=1,2');
    await expect(page.getByRole('heading', { level: 1, name: 'Compare Apps' })).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Comparing needs JavaScript');
    await page.goto('/');
    await expect(compare(page)).toHaveCount(0);
    await expect(page.getByLabel('Theme')).toBeHidden();
    await test.step('the strip and the page of a collection show their apps', async () => {
      const own = catalogue.filter(({ collections = [] }) => collections.includes('Start here'));
      const strip = page.getByRole('region', { name: 'Start here' });
      await expect(page.getByRole('region', { name: 'Trending Apps' }).locator('.card')).toHaveCount(8);
      await expect(strip.locator('.card > a')).toHaveCount(8);
      await strip.locator('.card > a').last().focus();
      await expect(strip.locator('.card > a').last()).toBeInViewport({ ratio: 0.99 });
      await strip.getByRole('link', { name: 'Show all of Start here' }).click();
      await expect(cards(page)).toHaveCount(own.length);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(tokens[colorScheme].canvas));
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Apps', exact: true }).click();
    await expect(page).toHaveURL('/apps');
  });
});

/** The `main` element of a detail page, parsed without running its scripts. */
function mainOf({ id }: App): HTMLElement {
  const html = readFileSync(`${copies.site}/apps/appdetails/${id}.html`, 'utf8');
  const [source = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
  return JSDOM.fragment(source).querySelector('main')!;
}

/** The sections that not every app has, or not with the same number of elements. */
const LISTS = ['developer', 'similar', 'requires', 'works-with', 'screenshots', 'whats-new', 'facts', 'links']
  .map((id) => `[aria-labelledby="${id}"]`)
  .join();

/** In the header and below what is new, what only some apps have. */
const OPTIONAL =
  'h1 ~ div:has(strong), h1 ~ p.mt-1, details, a.button-quiet, [aria-label="Categories"], [aria-label="Collections"], nav li:nth-child(n + 3)';

/**
 * Tag, classes and attribute names of each element. Only these decide whether it is visible; its text does not. Excludes
 * the paragraphs of the description, the lists of other apps and what only some apps have.
 */
function shapeOf(main: HTMLElement): string[] {
  return [
    ...main.querySelectorAll(
      `:not(#description + div > p, :is(${LISTS}, ${OPTIONAL}), :is(${LISTS}, ${OPTIONAL}) *)`,
    ),
  ].map((element) => [element.tagName, classesOf(element), ...attributesOf(element)].join(' '));
}

/** A long title has smaller letters. */
function classesOf({ tagName, className }: Element): string {
  return tagName === 'H1' ? '' : className;
}

/** Without the language, which only some texts have. */
function attributesOf(element: Element): string[] {
  return element.getAttributeNames().filter((name) => name !== 'lang');
}

test('every detail page has the same structure as the one tested in the browser', () => {
  const shown = shapeOf(mainOf(catalogue[0]!));
  expect(shown.length).toBeGreaterThan(40);
  for (const app of variants(catalogue, 8)) {
    const main = mainOf(app);
    expect(shapeOf(main), app.title).toEqual(shown);
    expect(main.querySelector('h1')?.textContent).toBe(app.title);
    const description = [...main.querySelectorAll('#description + div > p:not([hidden])')];
    expect(description.map(({ textContent }) => textContent)).toEqual(paragraphs(app.description));
  }
});
