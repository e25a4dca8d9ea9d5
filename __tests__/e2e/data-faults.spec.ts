import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import handler from 'serve-handler';
import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import { copies } from './copies';
import {
  cards,
  catalogue,
  expect,
  gate,
  hydrated,
  test as journey,
  LONG,
  seedAppList,
  stopClock,
  storedAppList,
  variants,
} from './support';

/** Answers a request for the data file. */
type Answer = (response: ServerResponse) => void;

const text = readFileSync(join(copies.site, 'appsData.json'), 'utf8');

const send =
  (status: number, type: string, body: string): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const NOT_LOADED = 'The list of apps could not be loaded';
const NOT_READ = 'The list of apps could not be read.';

const faults: [kind: string, message: string, answer: Answer][] = [
  ['is missing (404)', `${NOT_LOADED} (404 Not Found).`, send(404, 'text/html', 'Not found')],
  ['is HTML', NOT_READ, send(200, 'text/html', '<!doctype html><title>Sign in</title>')],
  [
    'fails on the server (500)',
    `${NOT_LOADED} (500 Internal Server Error).`,
    send(500, 'text/plain', 'failed'),
  ],
  [
    'is cut off by the connection',
    NOT_LOADED,
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    },
  ],
  ['is cut off in its JSON', NOT_READ, send(200, 'application/json', text.slice(0, text.length / 2))],
  ['is empty', NOT_READ, send(200, 'application/json', '')],
  ['is not a list', NOT_READ, send(200, 'application/json', '{"apps":[]}')],
  [
    'lacks a field',
    NOT_READ,
    send(200, 'application/json', JSON.stringify(catalogue.map((app) => ({ ...app, title: undefined })))),
  ],
];

/** `answer` answers requests for the data file, until it is undefined. */
const test = journey.extend<{ data: { answer?: Answer }; server: HttpServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  data: async ({}, use) => use({}),
  server: async ({ data }, use) => {
    const config = JSON.parse(readFileSync('serve.json', 'utf8'));
    const server = await startServer(async (request, response) => {
      const { answer } = data;
      if (answer && request.url === '/appsData.json') answer(response);
      else await handler(request, response, { ...config, public: copies.site });
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(`${server.url}/`),
});
test.use({ expectedNoise: /Failed to load resource|could not be (loaded|read)/ });

const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

// Unit tests have all.
for (const [kind, message, answer] of variants(faults))
  test.describe(`a data file that ${kind}`, () => {
    test.beforeEach(({ data }) => {
      data.answer = answer;
    });

    test('the installed page shows the cause, keeps the list, and can try again', async ({ page, data }) => {
      await seedAppList(page, '[1,4000]');
      await page.goto('/apps/install');
      await expect(errorHeading(page)).toBeVisible();
      await expect(alert(page)).toContainText(message);
      await retry(page).click();
      await expect(alert(page)).toContainText(message);
      data.answer = undefined;
      await retry(page).click();
      await expect(page.getByText('1 Apps Found')).toBeVisible();
      expect(await storedAppList(page)).toBe('[1,4000]');
    });

    test('the listing keeps its first apps, a search shows the cause and can try again', async ({
      page,
      data,
    }) => {
      await page.goto('/apps');
      await hydrated(page);
      await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('searchbox').fill('gosl');
      await expect(alert(page)).toContainText(message);
      await expect(page.getByText('OOPS!! APP NOT FOUND')).toHaveCount(0);
      data.answer = undefined;
      await retry(page).click();
      await expect(page.getByText('(1) Apps Found.')).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
    });

    test('the page of an app is complete, and installs it', { tag: LONG }, async ({ page }) => {
      await page.goto('/apps/appdetails/3');
      await hydrated(page);
      await page.getByRole('button', { name: 'Install Now' }).click();
      await expect(page.getByRole('dialog', { name: 'App Installed!' })).toBeVisible();
      await expect.poll(() => storedAppList(page)).toBe('[3]');
    });
  });

test.describe('a data file that is slow', () => {
  test('the installed page shows a skeleton, and then the list', { tag: LONG }, async ({ page, data }) => {
    const { released, release } = gate();
    data.answer = (response) => void released.then(() => send(200, 'application/json', text)(response));
    await seedAppList(page, '[1]');
    await page.goto('/apps/install');
    const list = page.getByRole('region', { name: 'Installed apps' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('No Data Available!!')).toBeHidden();
    release();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list).toHaveAttribute('aria-busy', 'false');
  });

  test('a search shows a skeleton, and then its results', { tag: LONG }, async ({ page, data }) => {
    const { released, release } = gate();
    data.answer = (response) => void released.then(() => send(200, 'application/json', text)(response));
    await stopClock(page);
    await page.goto('/apps');
    await hydrated(page);
    await page.getByRole('searchbox').fill('gosl');
    await expect(page.getByText('Searching …')).toBeVisible();
    await page.clock.runFor(2 * SKELETON_MS);
    await expect(page.getByText('Searching …')).toBeVisible();
    release();
    await page.clock.resume();
    await expect(page.getByText('(1) Apps Found.')).toBeVisible();
  });
});

test('a data file without apps removes nothing from the list', { tag: LONG }, async ({ page, data }) => {
  data.answer = send(200, 'application/json', '[]');
  await seedAppList(page, '[1,3]');
  await page.goto('/apps/install');
  await expect(page.getByText('0 Apps Found')).toBeVisible();
  await expect(page.getByText('Not listed')).toHaveCount(2);
  expect(await storedAppList(page)).toBe('[1,3]');
});
