import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_HEADERS } from '@/lib/build/hosting/policy';
import { expect, test } from './support';

const REVALIDATE = 'public, max-age=0, must-revalidate';

for (const [path, status, cacheControl] of [
  ['/', 200, REVALIDATE],
  ['/apps', 200, REVALIDATE],
  ['/apps/appdetails/7', 200, REVALIDATE],
  ['/apps.txt', 200, REVALIDATE],
  ['/appsData.json', 200, REVALIDATE],
  ['/icons/fantail.svg', 200, 'public, max-age=3600, stale-while-revalidate=86400'],
  ['/no/such/page', 404, REVALIDATE],
  // A script of another deploy: its 404 must not be cached.
  ['/_next/static/chunks/gone.js', 404, REVALIDATE],
  ['/icons/gone.svg', 404, REVALIDATE],
] as const)
  test(`${path} has the headers of the hosting configuration`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()['cache-control']).toBe(cacheControl);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(response.headers()[name.toLowerCase()]).toBe(value);
  });

test('a hashed file is cached as immutable', async ({ page }) => {
  const script = page.waitForResponse(/\/_next\/static\/.*\.js$/);
  await page.goto('/');
  expect((await script).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('_headers of the export has a cache rule for each hashed file, and none for their folder', () => {
  const folder = join('out', '_next', 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => `/_next/static/${path}`);
  expect(files.length).toBeGreaterThan(10);
  const rules = readFileSync('out/_headers', 'utf8').matchAll(/^(.+)\n {2}Cache-Control: .*immutable$/gm);
  expect([...rules].map(([, path]) => path).sort()).toEqual(files.sort());
});
