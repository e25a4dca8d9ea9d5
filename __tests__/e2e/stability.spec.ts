import { expectNoShifts, MAX_INVISIBLE, watchShifts } from './shifts';
import {
  catalogue,
  drawnChart,
  expect,
  hydrated,
  idle,
  scrollToCard,
  seedAppList,
  test,
  variants,
} from './support';

for (const width of variants([360, 1280, 820]))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('pages have no layout shift while they load', async ({ page }) => {
      await watchShifts(page);
      await seedAppList(page, '[1,2,3,4]');
      for (const path of ['/', '/apps', '/apps/appdetails/15', '/apps/install', '/apps/compare?ids=1,15,7'])
        await test.step(path, async () => {
          await page.goto(path);
          await hydrated(page);
          await idle(page);
          if (path.includes('appdetails')) await drawnChart(page);
          await expectNoShifts(page, MAX_INVISIBLE);
        });
    });

    test('a navigation and back have no layout shift between skeletons and content', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/apps');
      await hydrated(page);
      const card = await scrollToCard(page, catalogue[40]!);
      await card.evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('button', { name: 'Install Now' })).toBeVisible();
      await drawnChart(page);
      await page.goBack();
      await expect(card).toBeInViewport();
      await expectNoShifts(page, MAX_INVISIBLE);
    });

    test('a search has no layout shift, with and without results', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/apps');
      await hydrated(page);
      for (const text of ['gosl', 'no such app', 'oven', 'melody', 'postcards', 'fjor']) {
        await page.getByRole('searchbox').fill(text);
        await expect(page.getByText(/\) Apps Found\./)).toBeVisible();
      }
      await expectNoShifts(page, MAX_INVISIBLE);
    });
  });
