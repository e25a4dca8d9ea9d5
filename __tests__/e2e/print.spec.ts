import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { catalogue, drawnChart, expect, hydrated, LONG, scrollToCard, seedAppList, test } from './support';

// What the browser prints, as a PDF on A4 with its usual margins.

/** The texts of the sheets. */
async function print(page: Page): Promise<string[]> {
  const margin = '1cm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}

/** A text without its lines, and the hyphens at their ends: ordinary browsers have dictionaries for hyphenation. */
const unbroken = (text: string) => text.replace(/[\s\u00AD\u2010-]+/g, '');

const missing = (sheets: readonly string[], titles: readonly string[]) => {
  const text = unbroken(sheets.join(' '));
  return titles.filter((title) => !text.includes(unbroken(title)));
};

/** Those in Latin letters: Arabic is in visual order, and a machine may have no font for Japanese. */
const titles = catalogue
  .map(({ title }) => title)
  .filter((title) => !/[^\p{Script=Latin}\P{L}]/u.test(title));

test('all apps are printed, also when the page is scrolled', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  // They are loaded when the browser is idle.
  await expect(page.locator('main li[data-index]')).toHaveCount(catalogue.length);
  await scrollToCard(page, catalogue[60]!);
  const sheets = await print(page);
  expect(missing(sheets, titles)).toEqual([]);
  expect(sheets[0]).toContain(`(${catalogue.length}) Apps Found.`);
  expect(sheets.join(' ')).not.toContain('These are the first');
  // Two cards beside each other, of which eight rows fit a sheet.
  expect(sheets.length).toBeLessThanOrEqual(Math.ceil(catalogue.length / 14));
  expect(sheets.join(' ')).not.toMatch(/Skip to content|Contribute|Search Apps|Catalogue order|Compare/);

  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a list that is not loaded tells how many apps are printed', { tag: LONG }, async ({ page }) => {
  await page.route('**/appsData.json', () => {});
  await page.goto('/apps');
  await hydrated(page);
  const sheets = await print(page);
  expect(sheets.join(' ')).toContain(`These are the first 24 of ${catalogue.length} apps.`);
  expect(sheets.join(' ')).not.toContain(catalogue[24]!.title);
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test('a list of a visitor who saves data is loaded for the next print', { tag: LONG }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/apps');
  await hydrated(page);
  await expect.poll(async () => missing(await print(page), titles)).toEqual([]);
});

test('the page of an app is printed with its ratings, on two sheets, and its bars in the width of the paper, and a comparison without a word about its controls', async ({
  page,
}) => {
  const app = catalogue[2]!;
  await seedAppList(page, `[${app.id}]`);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/apps/appdetails/${app.id}`);
  await hydrated(page);
  await drawnChart(page);
  const sheets = await print(page);
  expect(sheets).toHaveLength(2);
  expect(sheets[0]).toMatch(/Rating Count Share/);
  for (const { name, count } of app.ratings)
    expect(sheets[0]).toMatch(new RegExp(`${name} ${count.toLocaleString('en-US')} \\d+%`));
  expect(sheets.join(' ')).not.toMatch(/Skip to content|Installed|Compare|Share Share|Menu/);
  // The header is at the start, and not over what was in view.
  expect(sheets[0]).toMatch(/^Fjordline ?Fjordline Atlas/);

  const ratings = page.getByRole('region', { name: 'Ratings' });
  const bars = ratings.locator('.chart-bar');
  await expect(ratings.locator('svg.recharts-surface')).toBeVisible();
  await expect(bars.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 730, height: 1000 });
  await expect(ratings.locator('svg.recharts-surface')).toBeHidden();
  await expect(bars.first()).toBeVisible();
  const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeGreaterThan(200);
  for (const count of await ratings.locator(':has(> .chart-bar)').all())
    expect(await count.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(730);

  await page.emulateMedia({ media: null });
  await page.goto('/apps/compare?ids=1,2,3,4');
  await expect(page.getByText('Remove an app to add another one.')).toBeVisible();
  const comparison = await print(page);
  expect(missing(comparison, titles.slice(0, 4))).toEqual([]);
  expect(comparison.join(' ')).not.toContain('Remove an app');
});

test('the page of an app with all fields is printed with its screenshots, its changes and its links', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  const sheets = await print(page);
  expect(sheets.length).toBeLessThanOrEqual(4);
  expect(sheets.join(' ')).toMatch(
    /Screenshots.*Ratings.*What’s new.*Letters are faster\..*Earlier versions.*Version 1\.9\.4.*Website wagtail\.example/,
  );
  await page.emulateMedia({ media: 'print' });
  const tops = await page
    .getByRole('region', { name: 'Screenshots' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBeLessThanOrEqual(2);
});

test('on paper, nothing is sticky, and no control is visible', { tag: LONG }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.addInitScript(() => sessionStorage.setItem('compare', '[{"id":1,"title":"Wagtail"}]'));
  await seedAppList(page, '[1]');
  const pages = ['/', '/apps', '/apps/install', '/apps/appdetails/1', '/apps/compare?ids=1,2'];
  // With a film.
  pages.push('/apps/appdetails/13');
  for (const path of pages) {
    await page.goto(path);
    await hydrated(page);
    const visible = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            element.matches('button, input, select, nav, .button, .button-quiet, .button-text, .play-sign') ||
            /fixed|sticky/.test(getComputedStyle(element).position),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(visible, path).toEqual([]);
  }
});
