import type { Page } from '@playwright/test';
import { catalogue, expect, hydrated, LONG, seedAppList, storedAppList, test } from './support';

const count = (page: Page) => page.getByText(/^\d+ Apps Found$/);

/** Installs an app, which the browser cannot store, and opens the list, which then has so many apps. */
async function installForVisit(page: Page, listed = 1): Promise<void> {
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByRole('dialog', { name: 'App Installed!' })).toContainText('could not remember');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Installation' }).click();
  await expect(count(page)).toHaveText(`${listed} Apps Found`);
}

test('an unreadable list is not overwritten; a change writes numbers, keeps unknown ids, and saves a copy of it', async ({
  page,
}) => {
  await seedAppList(page, '["4000",null]');
  await page.goto('/apps/install');
  await expect(count(page)).toHaveText('0 Apps Found');
  await expect(page.getByText('Not listed')).toBeVisible();
  expect(await storedAppList(page)).toBe('["4000",null]');
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => storedAppList(page)).toBe('[4000,3]');
  expect(await page.evaluate(() => localStorage.getItem('appList.unreadable'))).toBe('["4000",null]');
});

test('a list of 100,000 ids works on every page, and can be changed', { tag: LONG }, async ({ page }) => {
  const ids = Array.from({ length: 100_000 }, (_, index) => index + 2);
  // A hundred unlisted apps have rows.
  const more = (removed: number) =>
    `and ${(ids.length + 1 - catalogue.length - 100 - removed).toLocaleString('en-US')} more apps not listed`;
  await seedAppList(page, JSON.stringify(ids));
  await page.goto('/apps');
  await expect(page.getByRole('link', { name: 'Installation' })).toContainText('100K');
  await page.goto('/apps/appdetails/1');
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByRole('dialog', { name: 'App Installed!' })).toBeVisible();
  expect(JSON.parse((await storedAppList(page))!)).toEqual([...ids, 1]);

  await page.goto('/apps/install');
  await expect(count(page)).toHaveText(`${catalogue.length} Apps Found`);
  await expect(page.getByText(more(0))).toBeAttached();
  await page.getByRole('button', { name: `Remove app ${catalogue.length + 1}` }).click();
  await page.getByRole('button', { name: 'Yes, Uninstall it!' }).click();
  await expect(page.getByRole('dialog', { name: 'Uninstalled!' })).toBeVisible();
  await expect(page.getByText(more(1))).toBeAttached();
  expect(JSON.parse((await storedAppList(page))!)).toHaveLength(100_000);
});

test.describe('a storage that another tab clears while a dialog is open', () => {
  const clear = async (page: Page) => {
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.clear());
    await other.close();
  };

  test('the button of an app that was just installed is enabled again', { tag: LONG }, async ({ page }) => {
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('dialog', { name: 'App Installed!' })).toBeVisible();
    await clear(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('dialog', { name: 'App Installed!' })).toBeVisible();
    expect(await storedAppList(page)).toBe('[3]');
  });
});

test.describe('storage that cannot be used', () => {
  test.use({ expectedNoise: /could not remember the installed apps/ });

  test('when access is denied: every page works, and an app is installed for the visit', {
    tag: LONG,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    for (const path of ['/', '/apps', '/apps/compare?ids=1,3', '/apps/install']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Oops');
    }
    await installForVisit(page);
  });

  test('when the disk is full: installs for the visit', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('appList') === null) localStorage.setItem('appList', '[1]');
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await installForVisit(page, 2);
    expect(await storedAppList(page)).toBe('[1]');
  });

  test('when the quota is used up: the app is saved with the next one, when there is space', {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await page.evaluate(() => {
      for (let size = 2 ** 23; size >= 1; size /= 2)
        try {
          localStorage.setItem(`filler ${size}`, 'x'.repeat(size));
        } catch {
          // Half of it may fit.
        }
    });
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('dialog', { name: 'App Installed!' })).toContainText('could not remember');
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await storedAppList(page)).toBeNull();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('link', { name: /^Wagtail/ }).click();
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('dialog', { name: 'App Installed!' })).not.toContainText('remember');
    expect(await storedAppList(page)).toBe('[3,1]');
  });
});
