import { expect, hydrated, seedAppList, storedAppList, test } from './support';

const count = (page: import('@playwright/test').Page) => page.getByText(/^\d+ Apps Found$/);

for (const [kind, list, found] of [
  ['a list of numbers', '[3,17]', 2],
  ['a list of strings, which an earlier version wrote', '["3","17"]', 2],
  ['invalid JSON', '{oops', 0],
  ['null', 'null', 0],
  ['an object', '{"state":{"ids":[3]},"version":0}', 0],
  ['a list with duplicates', '[3,3,"3"]', 1],
  ['a list with invalid members', '[3,null,"x",{},-1,1.5,[17]]', 1],
  ['a list with unknown ids', '[3,4000]', 1],
] as const)
  test(`reads the valid ids of ${kind}, and does not overwrite the stored text`, async ({ page }) => {
    await seedAppList(page, list);
    await page.goto('/apps/install');
    await expect(count(page)).toHaveText(`${found} Apps Found`);
    expect(await storedAppList(page)).toBe(list);
  });

test('a change writes numbers, keeps unknown ids, and saves a copy of an unreadable list', async ({
  page,
}) => {
  await seedAppList(page, '["4000",null]');
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await storedAppList(page)).toBe('[4000,3]');
  expect(await page.evaluate(() => localStorage.getItem('appList.unreadable'))).toBe('["4000",null]');
});

test.describe('localStorage that throws', () => {
  test.use({ expectedNoise: /could not remember the installed apps/ });

  test('when access is denied: the page works, and installs for the visit', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('dialog', { name: 'App Installed!' })).toContainText('could not remember');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('link', { name: 'Installation' }).click();
    await expect(count(page)).toHaveText('1 Apps Found');
  });

  test('when the disk is full: installs for the visit, and uninstalls without a message', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('appList') === null) localStorage.setItem('appList', '[1]');
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('dialog', { name: 'App Installed!' })).toContainText('could not remember');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('link', { name: 'Installation' }).click();
    await expect(count(page)).toHaveText('2 Apps Found');
    await page
      .getByRole('button', { name: /Unistall/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Yes, Uninstall it!' }).click();
    await expect(page.getByRole('dialog', { name: 'Uninstalled!' })).not.toContainText('remember');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(count(page)).toHaveText('1 Apps Found');
    expect(await storedAppList(page)).toBe('[1]');
  });
});

test.describe('when the dialog library cannot load', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('installing and uninstalling use native browser dialogs', async ({ page }) => {
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect.poll(() => messages).toEqual(['alert: App Installed!']);
    expect(await storedAppList(page)).toBe('[3]');

    await page.unroute('**/*.js');
    await page.goto('/apps/install');
    await page.getByRole('button', { name: /Unistall/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: /Unistall/ }).click();
    await expect
      .poll(() => messages.slice(1))
      .toEqual([
        "confirm: Are you sure?\nYou won't be able to revert this!",
        'alert: Uninstalled!\nApp has been Uninstalled.',
      ]);
    expect(await storedAppList(page)).toBe('[]');
  });
});
