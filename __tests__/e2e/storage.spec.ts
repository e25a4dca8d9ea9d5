import { expect, hydrated, seedAppList, storedAppList, test } from './support';

const count = (page: import('@playwright/test').Page) => page.getByText(/^\d+ Apps Found$/);

for (const [kind, list, found] of [
  ['numbers', '[3,17]', 2],
  ['strings, as an earlier version wrote them', '["3","17"]', 2],
  ['no JSON', '{oops', 0],
  ['null', 'null', 0],
  ['an object', '{"state":{"ids":[3]},"version":0}', 0],
  ['duplicates', '[3,3,"3"]', 1],
  ['junk members', '[3,null,"x",{},-1,1.5,[17]]', 1],
  ['ids that the catalogue lacks', '[3,4000]', 1],
] as const)
  test(`a list of ${kind} is read as what can be saved of it, and not overwritten`, async ({ page }) => {
    await seedAppList(page, list);
    await page.goto('/apps/install');
    await expect(count(page)).toHaveText(`${found} Apps Found`);
    expect(await storedAppList(page)).toBe(list);
  });

test('a change writes numbers, keeps unknown ids, and keeps what could not be read', async ({ page }) => {
  await seedAppList(page, '["4000",null]');
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await storedAppList(page)).toBe('[4000,3]');
  expect(await page.evaluate(() => localStorage.getItem('appList.unreadable'))).toBe('["4000",null]');
});

test.describe('a storage that refuses', () => {
  test.use({ expectedNoise: /could not remember the installed apps/ });

  test('to be read: the page works, and the app counts as installed for the visit', async ({ page }) => {
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

  test('to be written, on a full disk: installs for the visit, uninstalls without a word', async ({
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

  test('installing and uninstalling go on with the browser’s own dialogs', async ({ page }) => {
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const spoken: string[] = [];
    page.on('dialog', (dialog) => {
      spoken.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect.poll(() => spoken).toEqual(['alert: App Installed!']);
    expect(await storedAppList(page)).toBe('[3]');

    await page.unroute('**/*.js');
    await page.goto('/apps/install');
    await page.getByRole('button', { name: /Unistall/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: /Unistall/ }).click();
    await expect
      .poll(() => spoken.slice(1))
      .toEqual([
        "confirm: Are you sure?\nYou won't be able to revert this!",
        'alert: Uninstalled!\nApp has been Uninstalled.',
      ]);
    expect(await storedAppList(page)).toBe('[]');
  });
});
