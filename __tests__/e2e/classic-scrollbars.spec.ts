import { CHROMIUM } from '../playwright-options';
import { colorsAt } from './pixels';
import { expect, hydrated, test } from './support';

// By default, Playwright hides scrollbars. Those of most computers take room from the page.
test.use({ launchOptions: { ...CHROMIUM.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a dialog is in the middle beside a scrollbar, and nothing moves behind it', async ({ page }) => {
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  const { clientWidth, innerWidth } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    innerWidth: window.innerWidth,
  }));
  expect(clientWidth).toBeLessThan(innerWidth);
  const heading = page.locator('h1');
  const before = await heading.boundingBox();
  for (const [name, shown, button] of [
    ['Screenshots', clientWidth, page.getByRole('region', { name: 'Screenshots' }).getByRole('link').first()],
    // No scrollbar is beside it.
    ['App Installed!', innerWidth, page.getByRole('button', { name: 'Install Now' })],
  ] as const) {
    await button.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const { x, width } = (await dialog.boundingBox())!;
    expect(x + width / 2).toBeCloseTo(shown / 2, 0);
    expect((await heading.boundingBox())?.x).toBe(before?.x);
    await expectEqualEdges();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect((await heading.boundingBox())?.x).toBe(before?.x);
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await expectEqualEdges();

  /** The place of the scrollbar has the colour of the other margin of the page, to within what browsers round. */
  async function expectEqualEdges() {
    const colors = await colorsAt(
      page,
      [2, innerWidth - 2].map((x) => ({ x, y: 400 })),
    );
    const [start = [], end = []] = colors.map((color) => (color.match(/\d+/g) ?? []).map(Number));
    expect(Math.max(...start.map((value, index) => Math.abs(value - end[index]!)))).toBeLessThanOrEqual(1);
  }
});
