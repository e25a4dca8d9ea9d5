import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { formatExact } from '@/lib/texts/en/format';
import { STYLES } from '../../fixtures/styles';
import { appsIn, testAnySite } from '../any-site';
import { outOf } from '../build-site';
import { sampleSequences } from '../random-walk/actions';
import { WALK_OPTIONS, walk } from '../random-walk/walk';
import { cards, expect, hydrated, listedTitles, seedAppList, test } from '../support';
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

for (const style of STYLES)
  test.describe(`with the catalogue ${style}`, () => {
    const folder = outOf(style);
    testAnySite(folder);

    test('shows every app, and no figure that is not known', async ({ page }) => {
      const apps = appsIn(folder);
      const [first, second] = apps;
      await seedAppList(page, JSON.stringify([first?.id, second?.id]));
      for (const path of [
        '/',
        '/apps',
        `/apps/appdetails/${first?.id}`,
        '/apps/install',
        `/apps/compare?ids=${first?.id},${second?.id}`,
      ]) {
        await page.goto(path);
        await hydrated(page);
        const title = page.getByRole('main').getByText(first?.title ?? 'a title');
        await expect(title.first()).toBeAttached();
        const text = await page.locator('main').textContent();
        expect(text).not.toMatch(/\b0\.0\b|\b0 downloads|Nobody has rated|undefined|NaN|\[object/);
        if (apps.some(({ ratings = [] }) => ratings.length > 0)) continue;
        expect(text).not.toMatch(/★/);
        await expect(page.getByRole('img', { name: /rated|downloads/ })).toHaveCount(0);
      }
      await page.goto('/apps');
      await hydrated(page);
      expect(await listedTitles(page)).toEqual(apps.map(({ title }) => title));
    });

    test('shows the licence of an app among its facts', async ({ page }) => {
      const app = appsIn(folder).find(({ license }) => license !== undefined);
      await page.goto(`/apps/appdetails/${app?.id}`);
      await expect(page.getByRole('region', { name: 'Facts' })).toContainText(app?.license ?? 'a licence');
    });

    test('all cards have the same height', async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 2000 });
        await page.goto('/apps');
        await hydrated(page);
        const heights = await cards(page).evaluateAll((all) =>
          all.map((link) => Math.round(link.getBoundingClientRect().height)),
        );
        expect(new Set(heights).size, `${width} px`).toBe(1);
      }
    });

    if (style === 'vendor')
      test('the comparison breaks no figure on a phone', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto('/apps/compare?ids=q,quillmere-mail,quillmere-notes');
        const lines = await page.getByText('10,000,000+').evaluate((figure) => {
          const range = document.createRange();
          range.selectNodeContents(figure);
          return range.getClientRects().length;
        });
        expect(lines).toBe(1);
      });
  });
