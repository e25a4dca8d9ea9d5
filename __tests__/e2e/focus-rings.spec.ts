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

/** Why the element with the focus cannot be seen: it is tiny, or scrolled out. Empty if it can. Runs in the page. */
function hiddenFocus(): string {
  const focused = document.activeElement as HTMLInputElement;
  // The label of a file input shows its focus.
  const control = (focused.type === 'file' && focused.labels?.[0]) || focused;
  // After the last one.
  if (control === document.body) return '';
  const { left, right, width, height } = control.getBoundingClientRect();
  if (Math.min(width, height) < 8) return control.outerHTML.slice(0, 100);
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
    const outer = box.getBoundingClientRect();
    const isCut = left < outer.left - 1 || right > outer.right + 1;
    if (isCut && width <= outer.width && getComputedStyle(box).overflowX !== 'visible')
      return `${control.textContent}, in ${box.className}`;
  }
  return '';
}

for (const path of variants([
  '/apps/appdetails/1',
  '/apps',
  '/apps/compare?ids=1,15,3,4',
  '/apps/install',
  '/',
]))
  test(`on ${path}, each Tab stop can be seen, and no focus ring is cut by what scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 300, height: 800 });
    await seedAppList(page, '[1,15]');
    await page.goto(path);
    await hydrated(page);
    await idle(page);
    // Not all cards of the list.
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press(key);
        // It may scroll smoothly.
        await expect.poll(() => page.evaluate(hiddenFocus), key).toBe('');
      }
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
