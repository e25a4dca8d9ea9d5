import type { Page } from '@playwright/test';
import { CODE_MS } from '@/lib/browser/load-code';
import { type Host, SIGN_IN, SIGN_IN_NOISE, test } from './sign-in';
import { catalogue, expect, hydrated, idle, variants } from './support';

test.use({ expectedNoise: SIGN_IN_NOISE });

const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: SIGN_IN });

const endings: [string, Partial<Host>][] = [
  ['redirects to another origin', {}],
  ['refuses with 401', { status: 401 }],
  ['refuses with 403', { status: 403 }],
  ['answers with the page of the sign-in', { status: 200 }],
];

for (const [ending, answer] of variants(endings, 2))
  test(`a link leads to the sign-in when the host ${ending}, as Back does`, async ({ page, host }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Show All', exact: true }).click();
    await expect(page).toHaveURL('/apps');
    await page.reload();
    await hydrated(page);
    Object.assign(host, { isSignedOut: true, ...answer });
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

for (const [ending, answer] of [endings[0]!, endings[3]!])
  test(`a search that needs the list, and clicks that need code, lead to the sign-in when the host ${ending}`, async ({
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

    for (const [id, name] of [
      [3, 'Share'],
      [4, `Compare ${catalogue[3]!.title}`],
    ] as const)
      await test.step(`code after ${name}`, async () => {
        host.isSignedOut = false;
        await page.goto(`/apps/appdetails/${id}`);
        await hydrated(page);
        await idle(page);
        host.isSignedOut = true;
        await page.getByRole('button', { name }).click();
        // A page in place of a script is no error of the script.
        await page.clock.runFor(CODE_MS);
        await expect(signIn(page)).toBeVisible();
      });
  });
