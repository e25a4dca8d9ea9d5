import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_PATH, TOKEN_HEADER } from '@/lib/editor/protocol';
import { routes } from '@/lib/routes';
import { buildApps } from '../fixtures/apps';
import { freePort } from './base-path/start-server';
import { type DevelopmentServer, startDevelopment } from './development-server';
import { catalogueOf, copyDir, copySite } from './site-copy';
import { expect, hydrated, test as journey } from './support';

const TEXT = JSON.stringify(buildApps(3));

/** `npm run edit` in a project with settings for its published site. */
const test = journey.extend<{ server: DevelopmentServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  server: async ({}, use) => {
    const dir = await copySite('edit', TEXT);
    writeFileSync(join(dir, '.env'), 'NEXT_PUBLIC_BASE_PATH=/store\nURL_STYLE=folders\nPREVIEW=1\n');
    const server = await startDevelopment(dir, { script: 'edit' });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`${server.origin}/`),
});

// The first two have the same copy.
test.describe.configure({ mode: 'default' });

test('npm run edit ignores the settings of the published site', async ({ page, server }) => {
  const [, token = ''] = /\/edit#token=([\w-]{43})$/.exec(server.url) ?? [];
  const response = await page.request.get(FILE_PATH, { headers: { [TOKEN_HEADER]: token } });
  expect((await response.json()).text).toBe(TEXT);
  await page.goto(routes.offline);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
});

test('a change of the catalogue does not reload its page, also if it is not valid', async ({
  page,
  server: _,
}) => {
  const dir = copyDir('edit');
  await page.goto(routes.offline);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  writeFileSync(catalogueOf(dir), '[{');
  // The next change of the page comes after it.
  const brand = join(dir, 'lib', 'site.ts');
  writeFileSync(brand, readFileSync(brand, 'utf8').replace(/name: '.*'/, "name: 'Another Name'"));
  await expect(page.getByRole('banner')).toContainText('Another Name');
  await expect(page.locator('html')).toHaveAttribute('data-same');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
});

test('runs beside npm run dev and another editor, and changes no file of the project', async ({
  server: first,
}) => {
  const dir = copyDir('edit');
  const configuration = () => readFileSync(join(dir, 'tsconfig.build.json'), 'utf8');
  const before = configuration();
  const others = await Promise.all([
    startDevelopment(dir, { script: 'edit' }),
    startDevelopment(dir, { script: 'dev', env: { NEXT_PUBLIC_BASE_PATH: '', PREVIEW: '' } }),
  ]);
  try {
    for (const { origin } of [first, ...others]) {
      const response = await fetch(`${origin}${routes.offline}`);
      expect(await response.text()).toContain('You are offline');
    }
    expect(configuration()).toBe(before);
  } finally {
    await Promise.all(others.map(({ stop }) => stop()));
  }
});

test('answers the tabs of the session before while it starts', async () => {
  const port = await freePort();
  const starting = startDevelopment(await copySite('edit-again', TEXT), { script: 'edit', port });
  const ask = () =>
    fetch(`http://127.0.0.1:${port}${routes.offline}`).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    // It compiles the page meanwhile.
    await expect.poll(ask, { timeout: 600_000 }).toBe(200);
  } finally {
    await (await starting).stop();
  }
});
