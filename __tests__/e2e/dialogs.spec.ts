import type { Page } from '@playwright/test';
import {
  ANIMATED,
  catalogue,
  expect,
  hydrated,
  LONG,
  nav,
  seedAppList,
  stopClock,
  storedAppList,
  test,
} from './support';

const unistall = (page: Page, id: number) =>
  page.getByRole('button', { name: `Unistall ${catalogue[id - 1]?.title}` });
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' });

test.use(ANIMATED);

/** Opens the installed page by a link from the home page. */
async function openInstalled(page: Page, ids: number[]): Promise<void> {
  await seedAppList(page, JSON.stringify(ids));
  await page.goto('/');
  await hydrated(page);
  await nav(page, 'Installation').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Installed Apps' })).toBeFocused();
  await expect(page.getByText(`${ids.length} Apps Found`)).toBeVisible();
}

test('back closes an open confirmation and changes nothing', { tag: LONG }, async ({ page }) => {
  await openInstalled(page, [1, 3]);
  await unistall(page, 1).click();
  await expect(confirmation(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(nav(page, 'Installation')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
  expect(await storedAppList(page)).toBe('[1,3]');
});

/** Clicks the place of the main button of the dialog, as the second click of a double click that opened it does. */
const clickDialog = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('.swal2-popup .swal2-confirm')!;
    const { left, top, width, height } = button.getBoundingClientRect();
    (document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement).click();
  });

/** Lets the time pass in which a dialog ignores the second click of a double click. */
const afterDoubleClick = (page: Page) => page.clock.runFor(600);

test('Install Now refuses an app that is in the list; a double click installs it once, and does not close the dialog', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  const install = page.getByRole('button', { name: 'Install Now' });
  // By a script of the page, of which the page is not told.
  await page.evaluate(() => localStorage.setItem('appList', '[3]'));
  await install.click();
  const refusal = page.getByRole('dialog', { name: 'Item already Added' });
  await expect(refusal).toHaveClass(/swal2-icon-info/);
  expect(await storedAppList(page)).toBe('[3]');
  await afterDoubleClick(page);
  await refusal.getByRole('button', { name: 'OK' }).click();
  await afterDoubleClick(page);
  await expect(refusal).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.removeItem('appList');
    window.dispatchEvent(new StorageEvent('storage', { key: 'appList', newValue: null }));
  });

  await install.click();
  const dialog = page.getByRole('dialog', { name: 'App Installed!' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveClass(/swal2-draggable/);
  // The focus tells what it says, once.
  await expect(dialog).not.toHaveAttribute('aria-live');
  await expect(dialog).toHaveClass(/swal2-icon-success/);
  await clickDialog(page);
  await afterDoubleClick(page);
  await expect(dialog).toBeVisible();
  await expect(refusal).toHaveCount(0);
  expect(await storedAppList(page)).toBe('[3]');
  // A later click closes it.
  await page.clock.resume();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a held Enter key opens the confirmation, and does not answer it', { tag: LONG }, async ({ page }) => {
  await openInstalled(page, [1, 3]);
  await unistall(page, 1).focus();
  await page.keyboard.down('Enter');
  await expect(confirmation(page)).toBeVisible();
  // Each repeats the key.
  for (let repeat = 0; repeat < 40; repeat += 1) await page.keyboard.down('Enter');
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
  // Without a dialog, too: to the last row, and then to the heading.
  await other.evaluate(() => localStorage.setItem('appList', '[1]'));
  await expect(unistall(page, 1)).toBeFocused();
  await other.evaluate(() => localStorage.setItem('appList', '[]'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
