import { get } from 'node:http';
import { IMAGE_HEADERS, SECURITY_HEADERS } from '@/lib/build/hosting/policy';
import { developerSlug } from '@/lib/catalogue/developers';
import { routes } from '@/lib/routes';
import { expect } from '../support';
import { BASE_PATH } from './store';
import { originOf, test } from './support';

// The responses of nginx with the example configuration, below a base path and at the root.

const REVALIDATE = 'public, max-age=0, must-revalidate';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A page of both catalogues whose URL has an encoded letter. */
const ENCODED = routes.developer(developerSlug('Ateliê Nuvem'));

for (const basePath of ['', BASE_PATH])
  test.describe(`nginx, at ${basePath || 'the root'}`, () => {
    const home = `${basePath}/`;
    test.use({ baseURL: originOf('nginx', basePath) });

    for (const [path, status, type, cacheControl] of [
      [home, 200, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/apps`, 200, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/apps?q=plover`, 200, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/apps/install`, 200, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/apps/appdetails/7`, 200, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}${ENCODED}`, 200, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}${ENCODED}?from=mail`, 200, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}${ENCODED.toLowerCase()}`, 200, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/apps.txt`, 200, 'text/plain; charset=utf-8', REVALIDATE],
      [`${basePath}/apps/appdetails/7.txt`, 200, 'text/plain; charset=utf-8', REVALIDATE],
      [`${basePath}${ENCODED}.txt`, 200, 'text/plain; charset=utf-8', REVALIDATE],
      [`${basePath}/appsData.json`, 200, 'application/json', REVALIDATE],
      [`${basePath}/icons/wagtail.svg`, 200, 'image/svg+xml', HOUR],
      [`${basePath}/illustrations/hero.svg`, 200, 'image/svg+xml', HOUR],
      [`${basePath}/no/such/page`, 404, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/index`, 404, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/404`, 404, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/_not-found`, 404, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/_headers`, 404, 'text/html; charset=utf-8', REVALIDATE],
      // A script of an older deploy: its 404 must not be cached.
      [`${basePath}/_next/static/chunks/gone.js`, 404, 'text/html; charset=utf-8', REVALIDATE],
      [`${basePath}/icons/gone.svg`, 404, 'text/html; charset=utf-8', REVALIDATE],
    ] as const)
      test(`${path} answers with ${status}, its content type and its headers`, async ({ request }) => {
        const response = await request.get(path, { maxRedirects: 0 });
        const headers = response.headers();
        expect(response.status()).toBe(status);
        expect(headers['content-type']).toBe(type);
        expect(headers['cache-control']).toBe(cacheControl);
        // The 404 page is not an image.
        const isImage = status === 200 && /\/(icons|illustrations)\//.test(path);
        const security = isImage ? { ...SECURITY_HEADERS, ...IMAGE_HEADERS } : SECURITY_HEADERS;
        for (const [name, value] of Object.entries(security)) expect(headers[name.toLowerCase()]).toBe(value);
        if (status === 404) expect(await response.text()).toContain('Oops, page not found!!');
      });

    test('the hashed files of the home page are cached as immutable', async ({ request }) => {
      const html = await (await request.get(home)).text();
      const files = new Set(html.match(/\/[\w/]*_next\/static\/[^"\\]+\.(?:js|css|woff2)/g));
      expect(files.size).toBeGreaterThan(3);
      for (const file of files) {
        const response = await request.get(file);
        expect(response.status(), file).toBe(200);
        expect(response.headers()['cache-control']).toBe(IMMUTABLE);
        expect(response.headers()['x-content-type-options']).toBe('nosniff');
      }
    });

    for (const [from, to] of [
      [`${basePath}/index.html`, home],
      [`${basePath}/apps.html`, `${basePath}/apps`],
      [`${basePath}/apps.html?q=plover`, `${basePath}/apps?q=plover`],
      [`${basePath}/apps/`, `${basePath}/apps`],
      [`${basePath}/apps/install.html`, `${basePath}/apps/install`],
      [`${basePath}/apps/appdetails/7/`, `${basePath}/apps/appdetails/7`],
      [`${basePath}${ENCODED}.html`, `${basePath}${ENCODED}`],
      [`${basePath}${ENCODED}.html?q=mar%C3%A9`, `${basePath}${ENCODED}?q=mar%C3%A9`],
      [`${basePath}${ENCODED}/`, `${basePath}${ENCODED}`],
      [`${basePath}${ENCODED}/?from=mail`, `${basePath}${ENCODED}?from=mail`],
      ...(basePath
        ? [
            [basePath, home],
            [`${basePath}?from=mail`, `${home}?from=mail`],
          ]
        : []),
    ] as [string, string][])
      test(`${from} redirects to ${to} in one step`, async ({ request }) => {
        const response = await request.get(from, { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(to);
        expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
      });

    for (const path of [
      `/${home}`,
      `/${basePath}/apps.html`,
      `/${basePath}/apps`,
      `/${basePath}/apps/appdetails//7`,
      `${basePath}/%61pps.html`,
      `${basePath}/%61pps`,
      `${basePath}/apps%2Ehtml`,
      `${basePath}/apps/../apps.html`,
      `${basePath}/index%2Ehtml`,
      `${basePath}/inde%78`,
      `${basePath}/apps%2Finstall`,
      `${basePath}/./apps`,
      `${basePath}/no/../apps`,
      `${basePath}/apps/.`,
      `${basePath}/no/..`,
      `${basePath}${ENCODED.replace('/developers/', '/developers//')}`,
      `${basePath}${ENCODED.replace('-', '%2D')}`,
      `${basePath}${ENCODED.replace('-', '%2d')}.html`,
    ])
      test(`${path} is not another URL of a page`, async () => {
        const response = await getRaw(`${originOf('nginx', basePath)}`, path);
        expect(response.status).toBe(404);
        expect(response.location).toBeUndefined();
      });

    test('a redirect below the folder of hashed files is revalidated', async ({ request }) => {
      for (const path of [`${basePath}/_next/static/chunks/`, `${basePath}/_next/static/gone.html`]) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers()['cache-control']).toBe(REVALIDATE);
      }
    });

    test('a hashed file is cached as immutable with status 200, 206 and 304', async ({ request }) => {
      const html = await (await request.get(home)).text();
      const [script = ''] = /\/[\w/]*_next\/static\/[^"\\]+\.js/.exec(html) ?? [];
      const { etag = '' } = (await request.get(script)).headers();
      for (const [headers, status] of [
        [{}, 200],
        [{ Range: 'bytes=0-9', 'Accept-Encoding': 'identity' }, 206],
        [{ 'If-None-Match': etag }, 304],
      ] as const) {
        const response = await request.get(script, { headers });
        expect(response.status()).toBe(status);
        expect(response.headers()['cache-control']).toBe(IMMUTABLE);
      }
    });

    for (const path of ['//elsewhere.example/a.html', '/\\elsewhere.example/', '/%2F/elsewhere.example/a/'])
      test(`${path} does not redirect to another origin`, async () => {
        const response = await fetch(`${originOf('nginx', basePath)}${path}`, { redirect: 'manual' });
        expect(response.headers.get('location')).toBeNull();
        expect(response.status).toBe(404);
      });

    test('text responses are compressed, and vary by Accept-Encoding', async ({ request }) => {
      for (const path of [
        home,
        `${basePath}/appsData.json`,
        `${basePath}/illustrations/hero.svg`,
        // Only the build below the base path has a known origin, and so a sitemap.
        ...(basePath ? [`${basePath}/sitemap.xml`] : []),
      ]) {
        const { 'content-encoding': encoding, vary } = (await request.get(path)).headers();
        expect(encoding, path).toBe('gzip');
        expect(vary).toBe('Accept-Encoding');
      }
    });

    test('a page that has not changed answers with 304', async ({ request }) => {
      const { etag = '' } = (await request.get(home)).headers();
      const again = await request.get(home, { headers: { 'If-None-Match': etag } });
      expect(again.status()).toBe(304);
    });
  });

test('paths outside the base path answer with 404', async ({ request }) => {
  for (const path of ['/', '/apps', '/appsData.json', '/storefront'])
    expect((await request.get(path)).status()).toBe(404);
});

/** Requests a path unchanged: `fetch` would resolve its dot segments. */
function getRaw(origin: string, path: string): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on('error', reject);
  });
}
