import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_HEADERS, SECURITY_HEADERS } from '@/lib/publish/hosting/common-rules';
import { copies } from './copies';
import { expect, test } from './support';

const REVALIDATE = 'public, max-age=0, must-revalidate';

test('pages, files and errors have the headers of the hosting configuration', async ({ request }) => {
  for (const [path, status, cacheControl] of [
    ['/', 200, REVALIDATE],
    ['/apps', 200, REVALIDATE],
    ['/apps/appdetails/7', 200, REVALIDATE],
    ['/apps.txt', 200, REVALIDATE],
    ['/appsData.json', 200, REVALIDATE],
    ['/pictures/wagtail.svg', 200, 'public, max-age=3600, stale-while-revalidate=86400'],
    ['/no/such/page', 404, REVALIDATE],
    // A script of another deploy: its 404 must not be cached.
    ['/_next/static/chunks/gone.js', 404, REVALIDATE],
    ['/pictures/gone.svg', 404, REVALIDATE],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers()['cache-control'], path).toBe(cacheControl);
    const security =
      status === 200 && path.startsWith('/pictures/')
        ? { ...SECURITY_HEADERS, ...IMAGE_HEADERS }
        : SECURITY_HEADERS;
    for (const [name, value] of Object.entries(security))
      expect(response.headers()[name.toLowerCase()], `${path}: ${name}`).toBe(value);
  }
});

test('a hashed file is cached as immutable, and _headers of the export has a rule for each', async ({
  request,
}) => {
  const folder = join(copies.site, '_next', 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => `/_next/static/${path}`);
  expect(files.length).toBeGreaterThan(10);
  const response = await request.get(files.find((path) => path.endsWith('.js'))!);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const rules = readFileSync(join(copies.site, '_headers'), 'utf8').matchAll(
    /^(.+)\n {2}Cache-Control: .*immutable$/gm,
  );
  expect([...rules].map(([, path]) => path).sort()).toEqual(files.sort());
});

test.describe('an SVG file with a script', () => {
  test.use({ expectedNoise: /Content Security Policy|sandboxed/ });

  test('does not run it when a visitor opens the file', async ({ page }) => {
    const script = 'document.documentElement.dataset.ran = "yes"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload='${script}'><script>${script}</script><path style="fill:red" d="M0 0h8v8"/></svg>`;
    await page.route('**/pictures/wagtail.svg', async (route) =>
      route.fulfill({ response: await route.fetch(), body: svg }),
    );
    await page.goto('/pictures/wagtail.svg');
    expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined();
    expect(await page.evaluate(() => window.origin)).toBe('null');
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('path')!).fill)).toBe(
      'rgb(255, 0, 0)',
    );
  });
});
