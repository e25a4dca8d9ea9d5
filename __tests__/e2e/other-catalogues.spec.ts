import type { ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@/lib/catalogue/schema';
import { buildApp, buildApps } from '../fixtures/apps';
import { buildSite } from './build-site';
import { serveSite, stopServing } from './serve-site';
import { cards, expect, test } from './support';

// The site as somebody else builds it: the same sources, another public/appsData.json.

const LOST_IMAGE = '/icons/no-such-icon.svg';

/** A site with an image that the build finds, and that the host has lost. */
async function buildLossySite(name: string, apps: unknown): Promise<string> {
  const { out } = await buildSite(name, {
    apps,
    prepare: (dir) => cpSync('public/icons/fantail.svg', join(dir, 'public', LOST_IMAGE)),
  });
  rmSync(join(out, LOST_IMAGE));
  return out;
}

const strange: App = buildApp({
  id: 7,
  title: 'Ünïcødé <b>&amp;</b> "Quotes"',
  downloads: '500K+',
  description: '<script>window.hacked = true</script>',
  ratings: [],
  image: LOST_IMAGE,
});

for (const [name, port, apps] of [
  ['of-15', 3221, [strange, ...buildApps(16).filter(({ id }) => id !== 7 && id !== 16)]],
  ['of-1', 3222, [strange]],
  ['of-0', 3223, []],
] as const)
  test.describe(`a catalogue ${name.replace('-', ' ')}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ baseURL: `http://localhost:${port}`, expectedNoise: /404 \(Not Found\)/ });
    let server: ChildProcess;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      server = await serveSite(await buildLossySite(name, apps), port);
    });

    test.afterAll(() => stopServing(server));

    test('is listed, with its count', async ({ page }) => {
      await page.goto('/apps');
      await expect(page.getByText(`(${apps.length}) Apps Found.`)).toBeVisible();
      await expect(cards(page)).toHaveCount(apps.length);
    });

    test('shows at most eight apps on the home page, and nothing of trends where there are none', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(cards(page)).toHaveCount(Math.min(8, apps.length));
      await expect(page.getByRole('region', { name: 'Trending Apps' })).toHaveCount(apps.length > 0 ? 1 : 0);
    });

    test('has a page for each app, and none besides', async ({ page }) => {
      for (const app of apps) {
        await page.goto(`/apps/appdetails/${app.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.title);
      }
      for (const id of ['none', '4000'])
        expect((await page.goto(`/apps/appdetails/${id}`))?.status()).toBe(404);
    });

    if (apps.length > 0)
      test('shows odd data as it stands', async ({ page }) => {
        await page.goto('/apps/appdetails/7');
        await expect(page.getByTitle('500K+ downloads')).toBeVisible();
        await expect(page.getByText('Nobody has rated this app yet.')).toBeVisible();
        await expect(page.getByText('<script>window.hacked = true</script>')).toBeVisible();
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
        await expect(page.locator('[data-slot="image-fallback"]')).toHaveText('Ü');
      });
  });

test('a bad catalogue stops the build, with file, line, app and remedy', async () => {
  test.setTimeout(120_000);
  const bad = [buildApp(), { ...buildApp({ id: 2, title: 'Quill' }), downloads: -3 }];
  const output = await buildLossySite('bad', bad).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
  expect(output).toMatch(
    /public\/appsData\.json:\d+:\d+ app 2 "Quill" downloads: is -3, which is not a valid count\. Use a whole number/,
  );
});
