import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_SIZE } from '@/lib/catalogue/pages';
import { formatExact } from '@/lib/format';
import { appsIn, testAnySite } from '../any-site';
import { sampleSequences } from '../random-walk/actions';
import { WALK_OPTIONS, walk } from '../random-walk/walk';
import { cards, expect, hydrated, listedTitles, test } from '../support';
import { folderOf, SIZES } from './sizes';

const SEQUENCES = 4;
const MAX_NODES = 3000;
const MAX_LISTING_BYTES = 400_000;
const MAX_LISTING_GZIP_BYTES = 40_000;

for (const size of SIZES)
  test.describe(`with ${formatExact(size)} apps`, () => {
    const folder = folderOf(size);
    const allApps = () => appsIn(folder);
    testAnySite(folder);

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

    test.describe('a random walk', () => {
      test.use(WALK_OPTIONS);

      for (const [index, steps] of sampleSequences(SEQUENCES, size).entries())
        test(`keeps all invariants in sequence ${index}`, async ({ page }) => {
          await walk(page, allApps(), steps);
        });
    });
  });
