import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_HEADERS } from '@/lib/build/hosting/policy';
import { expect, test } from './support';

const ASK = 'public, max-age=0, must-revalidate';

for (const [path, status, cacheControl] of [
  ['/', 200, ASK],
  ['/apps', 200, ASK],
  ['/apps/appdetails/7', 200, ASK],
  ['/apps.txt', 200, ASK],
  ['/appsData.json', 200, ASK],
  ['/icons/fantail.svg', 200, 'public, max-age=3600, stale-while-revalidate=86400'],
  ['/no/such/page', 404, ASK],
  // A script of another version: its 404 must not be cached.
  ['/_next/static/chunks/gone.js', 404, ASK],
  ['/icons/gone.svg', 404, ASK],
] as const)
  test(`${path} comes with the headers that hosts are told of`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()['cache-control']).toBe(cacheControl);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(response.headers()[name.toLowerCase()]).toBe(value);
  });

test('a file named after its content is kept for good', async ({ page }) => {
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
