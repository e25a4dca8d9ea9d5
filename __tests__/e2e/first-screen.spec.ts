import type { Locator } from '@playwright/test';
import { cards, catalogue, expect, heading, hydrated, test, variants } from './support';

const [app] = catalogue;

for (const [width, height] of variants([
  [390, 844],
  [1440, 900],
] as const))
  test.describe(`on a screen of ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('the content of each page begins on the first screen, with one primary action', async ({ page }) => {
      const top = async (locator: Locator) => (await locator.boundingBox())!.y;
      const primary = page.locator('main .button:visible');

      await page.goto('/apps/install');
      await hydrated(page);
      await expect(heading(page, 'Your Installed Apps')).toBeVisible();
      for (const text of [
        'Explore All Trending Apps On The Market Developed By Us',
        '0 Apps Found',
        'No Data Available!!',
      ])
        await expect(page.getByText(text)).toBeVisible();
      await expect(primary).toHaveText(['Browse apps']);
      await expect(page.getByRole('button', { name: 'Share list' })).toBeHidden();
      await expect(page.getByText('Import')).toBeVisible();

      await page.getByRole('banner').getByRole('link', { name: 'Fjordline' }).click();
      await expect(heading(page, 'We Build Productive Apps')).toBeFocused();
      await expect(primary).toHaveText(['Browse apps']);
      const stats = (await page.getByRole('region', { name: 'Trusted By Millions' }).boundingBox())!;
      expect(stats.height).toBeGreaterThan(110);
      expect(stats.height).toBeLessThanOrEqual(160);
      expect(await top(page.getByRole('heading', { name: 'Trending Apps' }))).toBeLessThan(height - 100);

      await primary.click();
      await expect(heading(page, 'All Apps')).toBeFocused();
      expect(await top(cards(page).first())).toBeLessThan(240);
      await expect(primary).toHaveCount(0);

      await cards(page).first().click();
      await expect(primary).toHaveText(['Install Now']);
      await expect(heading(page, app!.title)).toBeFocused();
      expect(await top(primary)).toBeLessThan(height - 100);
      // The table of the ratings is for screen readers: the chart shows them.
      const table = page.getByRole('table', { name: 'Ratings by number of stars' });
      if (width < 640) expect((await table.locator('..').boundingBox())!.width).toBeLessThanOrEqual(1);
      const image = (await page.locator('main img').first().boundingBox())!;
      const title = (await heading(page, app!.title).boundingBox())!;
      if (width > 640) expect(Math.abs(image.y - title.y)).toBeLessThan(4);
      else expect(title.y).toBeGreaterThan(image.y + image.height);
      const [compare, share] = await Promise.all(
        ['Compare', 'Share'].map((name) =>
          page.getByRole('main').getByRole('button', { name }).boundingBox(),
        ),
      );
      expect(compare!.y).toBe(share!.y);
    });

    test('search and order stay in view while the list scrolls, and show the first results', async ({
      page,
    }) => {
      await page.goto('/apps');
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 1500));
      await expect(page.getByRole('banner')).toBeInViewport();
      const search = page.getByRole('searchbox');
      await expect(search).toBeInViewport({ ratio: 1 });
      const order = page.getByRole('combobox', { name: 'Sort the apps' });
      const [searchBox, orderBox] = [await search.boundingBox(), await order.boundingBox()];
      expect(Math.abs(searchBox!.y - orderBox!.y)).toBeLessThan(4);
      await search.focus();
      expect(await page.evaluate(() => window.scrollY)).toBe(1500);
      await order.selectOption('Best rated');
      await expect(cards(page).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('A rating by many counts more than the same one by a few.')).toBeVisible();
      await order.selectOption('Most reviewed');
      await expect(cards(page).first()).toContainText(/\d reviews/);
      await page.evaluate(() => window.scrollTo(0, 1500));
      await search.fill(app!.title);
      await expect(page.getByText('Apps Found.')).toBeVisible();
      await expect(cards(page).first()).toBeInViewport({ ratio: 1 });
    });
  });
