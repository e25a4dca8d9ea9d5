import type { Page } from '@playwright/test';
import { cards, catalogue, countSkeletons, expect, hydrated, LONG, storedAppList, test } from './support';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lets the clock of the page jump, as when it is set. `performance.now()` does not change. */
async function jump(page: Page, ms: number): Promise<void> {
  await page.evaluate((ms) => {
    const RealDate = Date;
    const now = RealDate.now.bind(RealDate);
    window.Date = class extends RealDate {
      constructor(...values: []) {
        if (values.length === 0) super(now() + ms);
        else super(...values);
      }
      static override now = () => now() + ms;
    } as DateConstructor;
  }, ms);
}

const jumps = [
  ['back', -DAY_MS],
  ['forward', DAY_MS],
] as const;

for (const [direction, ms] of jumps)
  test(`a clock that jumps ${direction} by a day changes no delay and no result`, { tag: LONG }, async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Apps', exact: true }).click();
    await jump(page, ms);
    await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();

    await page.getByRole('searchbox').fill('wag');
    const mostSkeletons = await countSkeletons(page);
    await page.getByRole('searchbox').fill('wagtail');
    await jump(page, -ms);
    await expect(page.getByText('(1) Apps Found.')).toBeVisible();
    expect(await mostSkeletons()).toBe(15);
    await expect(page).toHaveURL('/apps?q=wagtail');

    await cards(page).click();
    await page.getByRole('button', { name: 'Install Now' }).click();
    await jump(page, ms);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => storedAppList(page)).toBe('[1]');

    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('wagtail');
    await page.getByRole('link', { name: 'Installation' }).click();
    await page.getByRole('button', { name: /^Unistall/ }).click();
    await jump(page, -ms);
    await page.getByRole('button', { name: 'Yes, Uninstall it!' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => storedAppList(page)).toBe('[]');
  });
