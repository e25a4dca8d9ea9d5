import type { Page } from '@playwright/test';
import {
  cards,
  catalogue,
  expect,
  gate,
  hydrated,
  idle,
  LONG,
  seedAppList,
  storedAppList,
  test,
  variants,
} from './support';

// A connection that breaks, without a service worker: on a first visit there is none yet. With one: offline.spec.ts.

test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

for (const [path, heading] of variants([
  ['/apps', 'All Apps'],
  ['/', 'We Build Productive Apps'],
  ['/apps/appdetails/3', catalogue[2]!.title],
  ['/apps/install', 'Your Installed Apps'],
] as const))
  test(`${path} shows its content when the connection breaks after the HTML`, { tag: LONG }, async ({
    page,
  }) => {
    await seedAppList(page, '[3]');
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort('internetdisconnected'),
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (path.includes('appdetails')) {
      await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
      await expect(page.locator('.chart-bar').first()).toBeVisible();
    } else if (path === '/apps/install')
      await expect(page.getByRole('region', { name: 'Installed apps' })).toHaveAttribute('aria-busy', 'true');
    else await expect(cards(page).first()).toBeVisible();
    // Links load whole pages.
    await page.unrouteAll();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
    await hydrated(page);
    expect(await storedAppList(page)).toBe('[3]');
  });

const interruptions: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  [
    'while the network is offline',
    (page) => page.context().setOffline(true),
    (page) => page.context().setOffline(false),
  ],
  [
    'while scripts cannot be loaded',
    (page) => page.route('**/*.js', (route) => route.abort()),
    (page) => page.unroute('**/*.js'),
  ],
];

for (const [cause, interrupt, restore] of variants(interruptions))
  test(`${cause}: installing and uninstalling work, in dialogs of the browser`, { tag: LONG }, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    await page.goto('/apps/appdetails/3');
    await hydrated(page);
    await idle(page);
    await interrupt(page);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
    await expect.poll(() => messages).toEqual(['alert: App Installed!']);
    expect(await storedAppList(page)).toBe('[3]');

    await restore(page);
    await page.goto('/apps/install');
    await expect(page.getByText('1 Apps Found')).toBeVisible();
    await idle(page);
    await interrupt(page);
    await page.getByRole('button', { name: /^Unistall/ }).click();
    await expect(page.getByText('No Data Available!!')).toBeVisible();
    await expect
      .poll(() => messages.slice(1))
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
