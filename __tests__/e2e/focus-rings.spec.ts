import { expect, hydrated, idle, seedAppList, test, variants } from './support';

/** The number of focus rings, and the controls whose ring is cut by an element that scrolls or clips. Runs in the page. */
function focusRings() {
  const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)');
  let count = 0;
  const cut = [...controls].flatMap((control) => {
    control.focus();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
    if (document.activeElement !== control || outlineStyle === 'none') return [];
    count += 1;
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { left, right, top, bottom } = control.getBoundingClientRect();
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const outer = box.getBoundingClientRect();
      const isCutX = overflowX !== 'visible' && (left - ring < outer.left || right + ring > outer.right);
      const isCutY = overflowY !== 'visible' && (top - ring < outer.top || bottom + ring > outer.bottom);
      // The viewport cuts what is wider than it.
      if ((isCutX && right - left + 2 * ring < innerWidth) || isCutY)
        return [`${control.textContent || control.outerHTML.slice(0, 80)}, by ${box.className}`];
    }
    return [];
  });
  return { count, cut };
}

for (const path of variants([
  '/apps/appdetails/1',
  '/apps',
  '/apps/compare?ids=1,15,3,4',
  '/apps/install',
  '/',
]))
  test(`no focus ring on ${path} is cut by what scrolls`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await seedAppList(page, '[1,15]');
    await page.goto(path);
    await hydrated(page);
    await idle(page);
    // Browsers show focus rings after a key.
    await page.keyboard.press('Tab');
    const { count, cut } = await page.evaluate(focusRings);
    expect(count).toBeGreaterThan(5);
    expect(cut).toEqual([]);
  });

test('in the filter sheet, each control that gets the focus is in view, also backwards', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 330 });
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  const controls = dialog.locator(':is(input, select, summary, button):visible');
  const count = await controls.count();
  expect(count).toBeGreaterThan(6);
  await controls.last().focus();
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate((control) => control.closest('dialog') !== null)).toBe(true);
    await expect(focused).toBeInViewport({ ratio: 1 });
  }
});
