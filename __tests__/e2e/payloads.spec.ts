import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, hydrated, settled, test } from './support';

/** The payloads of the site under test, as paths below `out/`. */
const payloads = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.txt') && path !== 'robots.txt',
);

/** A page, a page that links to it, and its payloads: the first for a navigation, the others for a prefetch. */
const PAGES = [
  ['/', '/apps', 'index.txt', /^__next\./],
  ['/apps', '/', 'apps.txt', /^apps\/__next\./],
  ['/apps/install', '/', 'apps/install.txt', /^apps\/install\/__next\./],
  ['/apps/appdetails/1', '/', 'apps/appdetails/1.txt', /^apps\/appdetails\/1\/__next\./],
] as const;

test('no payload contains the markup of the skeleton cards', () => {
  expect(payloads.length).toBeGreaterThan(100);
  const withCards = payloads.filter((path) =>
    readFileSync(join('out', path), 'utf8').includes('skeleton-card'),
  );
  expect(withCards).toEqual([]);
});

for (const [path, from, forNavigation, forPrefetch] of PAGES)
  for (const [how, dwellMs] of [
    ['with a prefetch', 500],
    ['without a prefetch', 0],
  ] as const)
    test(`a navigation to ${path} ${how} requests existing payloads, and no other is built for it`, async ({
      page,
    }) => {
      await page.goto(from);
      await hydrated(page);
      const requested = new Set<string>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.endsWith('.txt')) return;
        expect(response.status(), pathname).toBe(200);
        requested.add(pathname.slice(1));
      });

      const link = page.locator(`a[href="${path}"]:visible`).first();
      if (dwellMs > 0) {
        await link.hover();
        await page.waitForTimeout(dwellMs);
        await page.waitForLoadState('networkidle');
      }
      // A click of the mouse would hover before.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(path);
      await settled(page);

      const built = dwellMs > 0 ? payloads.filter((file) => forPrefetch.test(file)) : [forNavigation];
      expect([...requested].sort()).toEqual(built.sort());
    });

test('back, forward and reload request only payloads that exist', async ({ page }) => {
  const missing: string[] = [];
  const requested: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.txt')) return;
    requested.push(pathname);
    if (response.status() !== 200) missing.push(pathname);
  });
  await page.goto('/');
  for (const path of ['/apps', '/apps/install']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await settled(page);
  }
  // After a reload, the router has no page in its cache.
  await page.reload();
  for (const go of ['goBack', 'goBack', 'goForward'] as const) {
    await page[go]();
    await settled(page);
  }
  expect(requested).toEqual(expect.arrayContaining(['/apps.txt', '/index.txt']));
  expect(missing).toEqual([]);
});
