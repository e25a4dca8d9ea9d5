import type { Page } from '@playwright/test';
import {
  ANIMATED,
  catalogue,
  expect,
  hydrated,
  LONG,
  seedAppList,
  settled,
  storedAppList,
  test,
  variants,
} from './support';

const unistall = (page: Page, id: number) =>
  page.getByRole('button', { name: `Unistall ${catalogue[id - 1]?.title}` });
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' });
const nav = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test.use(ANIMATED);

/** Opens the installed page by a link from the home page. */
async function openInstalled(page: Page, ids: number[]): Promise<void> {
  await seedAppList(page, JSON.stringify(ids));
  await page.goto('/');
  await hydrated(page);
  await nav(page, 'Installation').click();
  await settled(page);
  await expect(page.getByText(`${ids.length} Apps Found`)).toBeVisible();
}

test.describe('back', () => {
  for (const reducedMotion of variants(['no-preference', 'reduce'] as const))
    test(`closes an open confirmation and changes nothing (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await openInstalled(page, [1, 3]);
      await unistall(page, 1).click();
      await expect(confirmation(page)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeFocused();
      expect(await storedAppList(page)).toBe('[1,3]');
    });

  test('does not block later navigations after it closes a confirmation', { tag: LONG }, async ({ page }) => {
    await openInstalled(page, [1, 3]);
    await unistall(page, 1).click();
    await expect(confirmation(page)).toBeVisible();
    await page.goBack();
    await settled(page);
    await page.getByRole('link', { name: 'Show All' }).click();
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeFocused();
    await expect(page.locator('[aria-hidden="true"] main, main[aria-hidden="true"]')).toHaveCount(0);
  });

  test('prevents a dialog from opening when its code loads later', { tag: LONG }, async ({ page }) => {
    await openInstalled(page, [1, 3]);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await unistall(page, 1).evaluate((button: HTMLElement) => button.click());
    await page.waitForTimeout(300);
    await page.goBack();
    await settled(page);
    await page.waitForTimeout(1500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
  });
});

test('a double click opens one confirmation, which stays open', { tag: LONG }, async ({ page }) => {
  await openInstalled(page, [1, 3]);
  await unistall(page, 1).hover();
  await page.waitForLoadState('networkidle');
  await unistall(page, 1).dblclick();
  await expect(confirmation(page)).toBeVisible();
  await page.waitForTimeout(600);
  await expect(confirmation(page)).toBeVisible();
  // A later click outside the dialog closes it.
  await page.mouse.click(5, 5);
  await expect(confirmation(page)).toHaveCount(0);
});

/**
 * Clicks the place of the main button of each dialog from now on, 200 ms after it has opened: the second click of a
 * double click, if the first one opened the dialog.
 */
async function clickEachDialogSoon(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set(document.querySelectorAll('.swal2-popup'));
    new MutationObserver(() => {
      const popup = document.querySelector('.swal2-popup');
      if (!popup || seen.has(popup)) return;
      seen.add(popup);
      const openedAt = performance.now();
      setTimeout(() => {
        const { left, top, width, height } = popup.querySelector('.swal2-confirm')!.getBoundingClientRect();
        const element = document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement;
        // A busy machine can be so late that it is not a double click any more.
        if (performance.now() - openedAt < 350) element.click();
        document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1);
      }, 200);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('a double click on Install Now installs the app once, and does not close the dialog', async ({
  page,
}) => {
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).hover();
  await page.waitForLoadState('networkidle');
  await clickEachDialogSoon(page);
  await page.getByRole('button', { name: 'Install Now' }).dblclick();
  await expect(page.locator('body[data-clicks="1"]')).toBeVisible();
  await page.waitForTimeout(600);
  await expect(page.getByRole('dialog', { name: 'App Installed!' })).toBeVisible();
  await expect(page.getByText('Item already Added')).toHaveCount(0);
  expect(await storedAppList(page)).toBe('[3]');
});

for (const [answer, title, list] of variants([
  ['Yes, Uninstall it!', 'Uninstalled!', '[3]'],
  ['No, cancel!', 'Cancelled', '[1,3]'],
] as const))
  test(`a double click on ${answer} does not close the next dialog`, { tag: LONG }, async ({ page }) => {
    await openInstalled(page, [1, 3]);
    await unistall(page, 1).click();
    await expect(confirmation(page)).toBeVisible();
    await page.waitForTimeout(600);
    await clickEachDialogSoon(page);
    await page.getByRole('button', { name: answer }).dblclick();
    await expect(page.locator('body[data-clicks="1"]')).toBeVisible();
    await page.waitForTimeout(600);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await storedAppList(page)).toBe(list);
  });

test.describe('a double tap on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens the confirmation, and does not answer it', { tag: LONG }, async ({ page }) => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    await seedAppList(page, JSON.stringify(ids));
    await page.goto('/apps/install');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // The place of the dialog's first button.
    await unistall(page, 5).tap();
    const yes = page.getByRole('button', { name: 'Yes, Uninstall it!' });
    await expect(yes).toBeVisible();
    await page.waitForTimeout(600);
    const box = await yes.boundingBox();
    await page.keyboard.press('Escape');
    await expect(confirmation(page)).toHaveCount(0);
    const y = box!.y + box!.height / 2;
    await unistall(page, 5).evaluate((button, y) => {
      const { top, height } = button.getBoundingClientRect();
      window.scrollBy(0, top + height / 2 - y);
    }, y);
    const button = await unistall(page, 5).boundingBox();
    expect(Math.abs(button!.y + button!.height / 2 - y)).toBeLessThan(5);

    const x = button!.x + button!.width / 2;
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(200);
    await page.touchscreen.tap(x, y);

    await expect(confirmation(page)).toBeVisible();
    await page.waitForTimeout(600);
    await expect(confirmation(page)).toBeVisible();
    expect(await storedAppList(page)).toBe(JSON.stringify(ids));
    // A later tap answers.
    await yes.tap();
    await expect(page.getByRole('dialog', { name: 'Uninstalled!' })).toBeVisible();
  });
});

test('a held Enter key opens the confirmation, and does not answer it', { tag: LONG }, async ({ page }) => {
  await openInstalled(page, [1, 3]);
  await unistall(page, 1).focus();
  await page.waitForLoadState('networkidle');
  for (let repeat = 0; repeat < 40; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(25);
  }
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'No, cancel!' })).toBeFocused();
  expect(await storedAppList(page)).toBe('[1,3]');
});

test('the focus moves to the next row when another tab removes a row', { tag: LONG }, async ({
  page,
  context,
}) => {
  await openInstalled(page, [1, 3, 9]);
  await unistall(page, 3).click();
  await expect(confirmation(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('appList', '[1,9]'));
  await expect(page.getByText('2 Apps Found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(unistall(page, 9)).toBeFocused();
});

test('after an uninstall by keyboard, Tab continues at that position of the list', async ({ page }) => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  await openInstalled(page, ids);
  await unistall(page, 26).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, Uninstall it!' }).press('Enter');
  await page.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(unistall(page, 27)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: catalogue[27]?.title, exact: true })).toBeFocused();
});

test.describe('a change in another tab while this tab does not show the list', () => {
  test('is shown on the installed page', { tag: LONG }, async ({ page, context }) => {
    await openInstalled(page, []);
    await nav(page, 'Home').click();
    await settled(page);
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.setItem('appList', '[3]'));
    await nav(page, 'Installation').click();
    await settled(page);
    await expect(unistall(page, 3)).toBeVisible();
    await expect(page.getByText('No Data Available!!')).toHaveCount(0);
  });

  test('is shown by the button of a detail page', { tag: LONG }, async ({ page, context }) => {
    await seedAppList(page, '[3]');
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
    await nav(page, 'Home').click();
    await settled(page);
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.setItem('appList', '[]'));
    await page.goBack();
    await settled(page);
    await expect(page.getByRole('button', { name: 'Install Now' })).toBeEnabled();
  });
});
