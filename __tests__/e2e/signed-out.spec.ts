import type { Page } from '@playwright/test';
import handler from 'serve-handler';
import { CODE_MS } from '@/lib/load-code';
import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { expect, hydrated, idle, test as journey, seedAppList, variants } from './support';

/** What a host with a sign-in answers after the session has ended. */
interface Host {
  isSignedOut: boolean;
  /** Refuses with this status. Otherwise it redirects to the sign-in, which is on another origin. */
  status?: number;
}

const SIGN_IN = '<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in</h1>';

const test = journey.extend<{ host: Host; signIn: HttpServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  host: async ({}, use) => use({ isSignedOut: false }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  signIn: async ({}, use) => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(SIGN_IN);
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ host, signIn, folder }, use) => {
    const server = await startServer((request, response) => {
      if (!host.isSignedOut) return handler(request, response, { public: folder, cleanUrls: true });
      if (host.status) response.writeHead(host.status, { 'content-type': 'text/html' }).end(SIGN_IN);
      else response.writeHead(302, { location: `${signIn.url}/sign-in` }).end();
    });
    await use(`${server.url}/`);
    await server.close();
  },
});

// Chromium reports what was refused, and that another origin allows no requests.
test.use({
  expectedNoise:
    /Failed to load resource|blocked by CORS policy|Content Security Policy|sign-in|Unexpected token '<'/,
});

const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });

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
    await page.getByRole('link', { name: 'Show All' }).click();
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

    await test.step('code', async () => {
      host.isSignedOut = false;
      await seedAppList(page, '[1]');
      await page.goto('/apps/appdetails/3');
      await hydrated(page);
      await idle(page);
      host.isSignedOut = true;
      await page.getByRole('button', { name: 'Share' }).click();
      // A page in place of a script is no error of the script.
      await page.clock.runFor(CODE_MS);
      await expect(signIn(page)).toBeVisible();
    });
  });
