import type { Page } from '@playwright/test';
import { CODE_MS } from '@/lib/browser/load-code';
import { type Host, SIGN_IN, SIGN_IN_NOISE, test } from './sign-in';
import { catalogue, expect, hydrated, idle } from './support';

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
  host.isSignedOut = true;
  await page.getByRole('banner').getByRole('link', { name: 'Installation' }).click();
  await expect(signIn(page)).toBeVisible();
  host.isSignedOut = false;
  await page.goto('/apps');
  await hydrated(page);
  await idle(page);
  host.isSignedOut = true;
  await page.goBack();
  await expect(signIn(page)).toBeVisible();
});

const endings: [string, Partial<Host>, string][] = [
  ['redirects to another origin', {}, `Compare ${catalogue[2]!.title}`],
  ['answers with the page of the sign-in', { status: 200 }, 'Share'],
];

for (const [ending, answer, name] of endings)
  test(`a search that needs the list, and a click that needs code, lead to the sign-in when the host ${ending}`, async ({
    page,
    host,
  }) => {
    await test.step('the list', async () => {
      await page.clock.install();
      await page.route('**/appsData.json', (route) => (host.isSignedOut ? route.continue() : route.abort()));
      await page.goto('/apps');
      await hydrated(page);
      await idle(page);
      Object.assign(host, { isSignedOut: true, ...answer });
      await page.getByRole('searchbox').fill('gosl');
      await expect(signIn(page)).toBeVisible();
    });

    await test.step(`code after ${name}`, async () => {
      host.isSignedOut = false;
      await page.goto('/apps/appdetails/3');
      await hydrated(page);
      await idle(page);
      host.isSignedOut = true;
      await page.getByRole('button', { name }).click();
      // A page in place of a script is no error of the script.
      await page.clock.runFor(CODE_MS);
      await expect(signIn(page)).toBeVisible();
    });
  });
