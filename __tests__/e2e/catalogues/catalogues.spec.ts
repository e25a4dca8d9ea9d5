import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PAGE_SIZE, pageCount } from '@/lib/catalogue/pages';
import { formatExact } from '@/lib/format';
import { expectNoViolations } from '../axe';
import { sampleSequences } from '../random-walk/actions';
import { WALK_OPTIONS, walk } from '../random-walk/walk';
import { cards, expect, hydrated, listedTitles, seedAppList, storedAppList, test } from '../support';
import { appsIn, folderOf, SIZES } from './sizes';

const SEQUENCES = 4;
const MAX_NODES = 3000;
const MAX_LISTING_BYTES = 400_000;
const MAX_LISTING_GZIP_BYTES = 40_000;

const openApps = (page: Page) => page.getByRole('link', { name: 'Apps', exact: true }).click();
const openInstalled = (page: Page) => page.getByRole('link', { name: 'Installation', exact: true }).click();

for (const size of SIZES)
  test.describe(`with ${formatExact(size)} apps`, () => {
    const folder = folderOf(size);
    const allApps = () => appsIn(folder);
    test.use({ folder, expectedNoise: /404 \(Not Found\)/ });

    test('a visitor can browse, search, install and uninstall', async ({ page }) => {
      const apps = allApps();
      await page.goto('/');
      await expect(cards(page)).toHaveCount(Math.min(8, size));
      await hydrated(page);
      await openApps(page);
      await expect(page.getByText(`(${formatExact(size)}) Apps Found.`)).toBeVisible();
      const last = apps.at(-1);
      if (!last) {
        await expect(cards(page)).toHaveCount(0);
        await page.getByRole('searchbox').fill('anything');
        await expect(page.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
        await openInstalled(page);
        return expect(page.getByText('No Data Available!!')).toBeVisible();
      }
      await page.getByRole('searchbox').fill(last.title);
      await expect(page.getByText('(1) Apps Found.')).toBeVisible();
      await cards(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title);
      await page.getByRole('button', { name: 'Install Now' }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      expect(await storedAppList(page)).toBe(`[${last.id}]`);
      await openInstalled(page);
      await expect(page.getByText('1 Apps Found')).toBeVisible();
      await page.getByRole('button', { name: `Unistall ${last.title}` }).click();
      await page.getByRole('button', { name: 'Yes, Uninstall it!' }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByText('No Data Available!!')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title);
      await page.goBack();
      await expect(page.getByText('(1) Apps Found.')).toBeVisible();
    });

    if (size > 0 && size <= 1000)
      test('the listing contains every app, in the order of the catalogue', async ({ page }) => {
        await page.goto('/apps');
        await hydrated(page);
        expect(await listedTitles(page)).toEqual(allApps().map(({ title }) => title));
      });

    test('the DOM of the listing stays small at its top, its middle and its end', async ({ page }) => {
      await page.goto('/apps');
      await hydrated(page);
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
        expect(nodes).toBeLessThanOrEqual(MAX_NODES);
      }
      if (size > 0) await expect(cards(page).last()).toContainText(allApps().at(-1)!.title);
    });

    for (const width of [360, 1280])
      test(`all cards have the same height at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 2000 });
        await page.goto('/apps');
        const heights = await cards(page).evaluateAll((all) =>
          all.map((link) => Math.round(link.getBoundingClientRect().height)),
        );
        // The list is larger than its first page when it is hydrated.
        expect(heights.length).toBeGreaterThanOrEqual(Math.min(PAGE_SIZE, size));
        expect(new Set(heights).size).toBe(Math.min(1, size));
      });

    test('the HTML of the listing stays small', () => {
      const html = readFileSync(join(folder, 'apps.html'));
      expect(html.length).toBeLessThanOrEqual(MAX_LISTING_BYTES);
      expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(MAX_LISTING_GZIP_BYTES);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('all apps can be reached from the home page', async ({ page }) => {
        const apps = allApps();
        await page.goto('/');
        await openApps(page);
        await expect(page.getByText(`(${formatExact(size)}) Apps Found.`)).toBeVisible();
        const pages = pageCount(size);
        if (pages > 1) {
          await page.getByRole('link', { name: `Page ${pages}`, exact: true }).click();
          await expect(page).toHaveURL(`/apps/page/${pages}`);
        }
        const last = apps.at(-1);
        if (!last) return expect(cards(page)).toHaveCount(0);
        await cards(page).last().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title);
        await expect(page.locator('noscript p')).toContainText('Installing needs JavaScript');
      });
    });

    test('axe finds no violations', async ({ page }) => {
      test.setTimeout(120_000);
      const ids = allApps().map(({ id }) => id);
      await seedAppList(page, JSON.stringify(ids.slice(0, 3)));
      const paths = ['/', '/apps', '/apps/install', '/apps?q=no+such+app'];
      if (ids.length > 0) paths.push(`/apps/appdetails/${ids.at(-1)}`);
      if (pageCount(size) > 1) paths.push(`/apps/page/${pageCount(size)}`);
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectNoViolations(page, 'main li:nth-child(n + 13)');
      }
    });

    test.describe('a random walk', () => {
      test.use(WALK_OPTIONS);

      for (const [index, steps] of sampleSequences(SEQUENCES, size).entries())
        test(`keeps all invariants in sequence ${index}`, async ({ page }, { config }) => {
          await walk(page, allApps(), steps, config.workers);
        });
    });
  });
