import type { Page } from '@playwright/test';
import { CODE_MS } from '@/lib/browser/load-code';
import { SIGN_IN, SIGN_IN_NOISE, test } from './sign-in';
import { expect, hydrated, idle } from './support';

test.use({ expectedNoise: SIGN_IN_NOISE });

const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: SIGN_IN });

test('a link leads to the sign-in when the host redirects to another origin, as Back does', async ({
  page,
  host,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Show All', exact: true }).click();
  await expect(page).toHaveURL('/apps');
  await page.reload();
  await hydrated(page);
  await idle(page);
  host.isSignedOut = true;
  await page.goBack();
  await expect(signIn(page)).toBeVisible();
  host.isSignedOut = false;
  await page.goto('/apps');
  await hydrated(page);
  host.isSignedOut = true;
  await page.getByRole('banner').getByRole('link', { name: 'Installation' }).click();
  await expect(signIn(page)).toBeVisible();
});

test('a search that needs the list leads to the sign-in, and so does a click that needs code when the host answers with the page of the sign-in', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await page.route('**/appsData.json', (route) => (host.isSignedOut ? route.continue() : route.abort()));
  await page.goto('/apps');
  await hydrated(page);
  await idle(page);
  host.isSignedOut = true;
  await page.getByRole('searchbox').fill('gosl');
  await expect(signIn(page)).toBeVisible();

  host.isSignedOut = false;
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await idle(page);
  Object.assign(host, { isSignedOut: true, status: 200 });
  await page.getByRole('button', { name: 'Share' }).click();
  // A page in place of a script is no error of the script.
  await page.clock.runFor(CODE_MS);
  await expect(signIn(page)).toBeVisible();
});
