import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { groupByName } from '@/lib/catalogue/names';
import { plainText } from '@/lib/catalogue/plain-text';
import { summaryOf } from '@/lib/catalogue/summary';
import { isolate, withoutDirections } from '@/lib/text/bidi';
import { truncateText } from '@/lib/text/shorten';
import { hostileApps } from '../fixtures/hostile-apps';
import { sitemapErrors } from '../fixtures/sitemap';
import { builtSite } from './build-site';
import { copies, ORIGIN } from './copies';
import { headOf, jsonLdOf } from './published-site';
import { cards, drawnChart, expect, hydrated, listedTitles, paragraphs, seedAppList, test } from './support';

// Every text of this catalogue has a meaning in HTML, scripts, templates or bidirectional text. All are shown as text.

/** As pages show them: without bidirectional controls, and `__proto__` is emphasis. */
const apps = hostileApps.map((app) => ({
  ...app,
  title: withoutDirections(app.title),
  companyName: withoutDirections(app.companyName),
  categories: app.categories?.map(withoutDirections),
  description: plainText(withoutDirections(app.description)),
  ratings: app.ratings.map(({ name, count }) => ({ name: withoutDirections(name), count })),
  version: withoutDirections(app.version!),
  changes: withoutDirections(app.changes!),
  ...(app.status && { status: { ...app.status, deprecated: withoutDirections(app.status.deprecated) } }),
}));

test.use({ folder: copies.hostile });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A text was run: ${dialog.message()}`);
  });
});

test.afterEach(async ({ page }) => {
  if (page.url() === 'about:blank') return;
  expect(await page.evaluate(() => 'hacked' in window || 'hacked' in Object.prototype)).toBe(false);
  expect(await page.locator('[onerror], [onmouseover], img[src="x"], b, i').count()).toBe(0);
  expect(await reorderedTexts(page)).toEqual([]);
});

/**
 * The texts of the page in Latin letters whose characters are not in their order from left to right: a neighbour has
 * changed their direction. Texts with bidirectional controls or other scripts are excluded.
 */
function reorderedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const { parentElement } = node;
      if (!/^[\x20-\x7e]*[a-z]{2}[\x20-\x7e]*$/i.test(text) || text.length > 500) continue;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      let last: DOMRect | undefined;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const [rect] = range.getClientRects();
        if (!rect?.width) continue;
        if (last && Math.abs(rect.top - last.top) < 2 && rect.left < last.left - 1) {
          found.push(text);
          break;
        }
        last = rect;
      }
    }
    return found;
  });
}

/** The text of an element, with its white space. */
const textOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.textContent);

test('a search finds the words of hostile descriptions, and shows their apps as text', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('searchbox').fill('template window hacked');
  const title = page.getByRole('heading', { name: /^Other results/ });
  await expect(title).toContainText(`(${apps.length} apps)`);
  await expect(cards(page)).toHaveCount(apps.length);
});

test('the home page and the listing show titles and descriptions as text, and images with odd names', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(8);
  expect(await reorderedTexts(page)).toEqual([]);
  await page.goto('/apps');
  await hydrated(page);
  expect(await listedTitles(page)).toEqual(apps.map(({ title }) => title));
  const names = page.locator('main li[data-index] [dir="auto"]:not([title])');
  await expect(names.first()).toHaveText(summaryOf({ description: apps[0]!.description }));
  const widths = await cards(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    );
  expect(widths).toHaveLength(apps.length);
  expect(widths).not.toContain(0);
});

for (const { id, title, companyName, description, ratings } of apps)
  test(`the page of app ${id} shows its texts as text, also in its head`, async ({ page }) => {
    await page.goto(`/apps/appdetails/${id}`);
    await hydrated(page);
    expect(await textOf(page, 'h1')).toBe(title);
    expect(await textOf(page, 'nav[aria-label="Breadcrumbs"] [aria-current]')).toBe(title);
    expect(await textOf(page, 'h1 ~ p a')).toBe(companyName);
    expect(await page.locator('[aria-labelledby="description"] p').allTextContents()).toEqual(
      paragraphs(description),
    );
    expect(await page.locator('tbody th').allTextContents()).toEqual(
      ratings.map(({ name }) => name).toReversed(),
    );
    await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
    await (await drawnChart(page)).hover();
    const visible = (text: string) => text.replace(/[ \t\n]+/g, ' ').trim();
    expect(await page.title()).toBe(visible(`${isolate(truncateText(title, 300))} | Fjordline`));
    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
    const summary = truncateText(paragraphs(description)[0] ?? '', 1000);
    expect(await content('name="description"')).toBe(summary);
    expect(await content('property="og:title"')).toBe(truncateText(title, 300));
    expect(await content('property="og:description"')).toBe(summary);
  });

test('the optional fields of an app are shown as text, and its links lead where they say', async ({
  page,
}) => {
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  const app = apps[2]!;
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region('What’s new')).toContainText(`Version ${app.version}`);
  await expect(region('What’s new')).toContainText('Updated 31 December 9999');
  await expect(region('What’s new').getByRole('paragraph').nth(1)).toHaveText(paragraphs(app.changes!)[0]!);
  await expect(page.getByText('Deprecated:').locator('..')).toContainText(app.status!.deprecated);
  await expect(page.getByText('Deprecated:').locator('..').getByRole('link')).toHaveText(apps[1]!.title);
  const get = page.getByRole('link', { name: 'Get it at xn--80ak6aa92e.example' });
  expect(await get.evaluate((link: HTMLAnchorElement) => link.host)).toBe('xn--80ak6aa92e.example');
  await expect(region('Links')).toContainText('@xn--80ak6aa92e.example');
  const images = region('Screenshots').getByRole('img');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    await expect(image).toHaveAttribute('alt', app.title);
  }
  await images.first().click();
  await expect(page.getByRole('dialog', { name: 'Screenshots' })).toContainText(app.title);
  await page.keyboard.press('Escape');
  await page.goto('/apps/appdetails/2');
  await expect(region('What’s new')).toContainText('Added 1 January 0000');
});

test('each developer has a page that shows the name as text', async ({ page }) => {
  for (const { name, slug } of groupByName(apps, 'developer')) {
    const response = await page.goto(`/apps/developers/${encodeURIComponent(slug)}`);
    expect([slug, response?.status()]).toEqual([slug, 200]);
    expect(await textOf(page, 'h1')).toBe(name);
  }
});

test('each category has a page that shows the name as text, and the listing links to all', async ({
  page,
}) => {
  const groups = groupByName(apps, 'category');
  await page.goto('/apps');
  await hydrated(page);
  const nav = page.getByRole('navigation', { name: 'Categories' });
  await nav.getByText('4 more').click();
  expect((await nav.locator('bdi').allTextContents()).toSorted()).toEqual(
    groups.map(({ name }) => name).toSorted(),
  );
  expect(await reorderedTexts(page)).toEqual([]);
  for (const { name, slug, apps } of groups) {
    const response = await page.goto(`/apps/categories/${encodeURIComponent(slug)}`);
    expect([slug, response?.status()]).toEqual([slug, 200]);
    expect(await textOf(page, 'h1')).toBe(name);
    // A short category says it without a search.
    await expect(
      page.getByText(new RegExp(`^(?:\\(${apps.length}\\) Apps Found\\.|${apps.length} apps?)$`)),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(apps.length);
  }
});

test('the orders by date accept the ends of the calendar', async ({ page }) => {
  await page.goto('/apps?sort=newest');
  await hydrated(page);
  await expect(page.getByText('Added 31 December 9999').first()).toBeVisible();
  await expect(page.getByText('Added 1 January 0000').last()).toBeAttached();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort the apps' }).selectOption('Recently updated');
  await expect(page.getByText('Updated 31 December 9999').first()).toBeVisible();
});

test('a list file with hostile titles is shown as text', async ({ page }) => {
  await seedAppList(page, '[]');
  await page.goto('/apps/install');
  await hydrated(page);
  const entries = hostileApps.map(({ title }, index) => ({ id: 9000 + index, title }));
  const buffer = Buffer.from(JSON.stringify({ version: 1, apps: entries }));
  await page
    .getByLabel('Import list')
    .setInputFiles({ name: '<b>\u202e.json', mimeType: 'application/json', buffer });
  const question = page.getByRole('dialog', { name: 'Add apps to your list?' });
  await expect(question.getByRole('listitem')).toHaveCount(hostileApps.length);
  expect(await question.getByRole('listitem').first().textContent()).toBe(hostileApps[0]!.title);
});

test('apps are chosen and compared, and no title reorders the next one', async ({ page }) => {
  const chosen = [9, 8, 10, 4].map((id) => apps[id - 1]!);
  await page.goto('/apps');
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Chosen apps' });
  for (const { title } of chosen) {
    await page
      .getByRole('main')
      .getByRole('button', { name: `Compare ${title}`, exact: true })
      .click();
    expect(await reorderedTexts(page)).toEqual([]);
  }
  expect(await bar.locator('bdi').allTextContents()).toEqual(chosen.map(({ title }) => title));
  const lefts = await bar
    .locator('bdi')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  await page.goto(`/apps/compare?ids=${chosen.map(({ id }) => id).join()}`);
  await expect(page.locator('thead').getByRole('link')).toHaveCount(4);
  expect(await page.locator('thead').getByRole('link').allTextContents()).toEqual(
    chosen.map(({ title }) => title),
  );
});

test.describe('the files for search engines and link previews', () => {
  const read = (file: string) => readFileSync(join(copies.hostile, file), 'utf8');

  test('have the URLs of a site at the root of its origin', () => {
    for (const [file, url] of [
      ['index', ORIGIN],
      ['apps', `${ORIGIN}/apps`],
    ] as const) {
      expect(headOf(read(`${file}.html`))).toMatchObject({ canonical: url, 'og:url': url });
      expect(read('sitemap.xml')).toContain(`<loc>${url}</loc>`);
    }
    expect(jsonLdOf(read('index.html'))).toMatchObject([{ '@type': 'WebSite', url: ORIGIN }]);
    expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(read('opensearch.xml')).toContain(`template="${ORIGIN}/apps?q={searchTerms}"`);
  });

  test('have a valid sitemap', async () => {
    expect(await sitemapErrors(read('sitemap.xml'))).toEqual([]);
  });

  test('the build prints hostile texts as visible characters', () => {
    const { log } = builtSite('hostile');
    expect(log).toContain('contains U+202E');
    // The framework prints colours and line breaks.
    expect(stripVTControlCharacters(log).replace(/\s/g, '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(log).not.toMatch(/^\s*::|##\[/m);
  });
});
