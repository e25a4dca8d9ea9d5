import { catalogue, expect, gate, hydrated, idle, LONG, seedAppList, storedAppList, test } from './support';

// A connection that breaks, without a service worker: on a first visit there is none yet. With one: offline.spec.ts.

test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test('a page shows its content when the connection breaks after the HTML, and its links load whole pages', {
  tag: LONG,
}, async ({ page }) => {
  await seedAppList(page, '[3]');
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort('internetdisconnected'),
  );
  await page.goto('/apps/appdetails/3');
  await expect(page.getByRole('heading', { level: 1, name: catalogue[2]!.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
  await expect(page.locator('.chart-bar').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
  await hydrated(page);
  expect(await storedAppList(page)).toBe('[3]');
});

test('while the network is offline: uninstalling works, in dialogs of the browser', { tag: LONG }, async ({
  page,
  context,
}) => {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await seedAppList(page, '[3]');
  await page.goto('/apps/install');
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await idle(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Unistall/ }).click();
  await expect(page.getByText('No Data Available!!')).toBeVisible();
  await expect
    .poll(() => messages)
    .toEqual([
      "confirm: Are you sure?\nYou won't be able to revert this!",
      'alert: Uninstalled!\nApp has been Uninstalled.',
    ]);
  await expect.poll(() => storedAppList(page)).toBe('[]');
});

test('in the middle of an installation: the dialog is the one of the browser, and the app is in the list', async ({
  page,
}) => {
  const alert = page.waitForEvent('dialog');
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await idle(page);
  // The code of the dialog is requested, and does not arrive.
  const { released, release } = gate();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
  await expect.poll(() => storedAppList(page)).toBe('[3]');
  release();
  expect((await alert).message()).toBe('App Installed!');
  await (await alert).accept();
});
