import type { Page } from '@playwright/test';
import { catalogue, drawnChart, expect, hydrated, scrollToCard, seedAppList, test } from './support';

/** Layout shift scores up to this value are not visible. The animated icon of a dialog causes such shifts. */
const MAX_SHIFT = 0.0005;

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[])
        if (!entry.hadRecentInput)
          (window as unknown as { shifts: [number, string][] }).shifts.push([
            entry.value,
            entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 90)).join(' | '),
          ]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoShifts(page: Page): Promise<void> {
  await page.waitForTimeout(200);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
  expect(shifts.filter(([value]) => value > MAX_SHIFT)).toEqual([]);
}

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/apps', '/apps/appdetails/15', '/apps/install', '/apps/compare?ids=1,15,7'])
      test(`${path} has no layout shift while it loads`, async ({ page }) => {
        await watchShifts(page);
        await seedAppList(page, '[1,2,3,4]');
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        if (path.includes('appdetails')) await drawnChart(page);
        await expectNoShifts(page);
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
      await expectNoShifts(page);
    });

    test('a search has no layout shift, with and without results', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/apps');
      await hydrated(page);
      for (const text of ['puff', 'no such app', 'lark']) {
        await page.getByRole('searchbox').fill(text);
        await expect(page.getByText(/\) Apps Found\./)).toBeVisible();
      }
      await expectNoShifts(page);
    });
  });
