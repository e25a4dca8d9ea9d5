import { indexNames } from '@/lib/catalogue/names';
import { CACHE, IMAGE_HEADERS, SECURITY_HEADERS } from '@/lib/publish/hosting/common-rules';
import { send } from '@/lib/publish/hosting/request';
import { verifySite } from '@/lib/publish/hosting/verify';
import { routes } from '@/lib/routes';
import { SERVERS } from '../../tools/servers';
import { expect, LONG } from '../support';
import { BASE_PATH } from './store';
import { test } from './support';

// The responses of Debian's servers with the generated configurations, below a base path and at the root.

/** A page of both catalogues whose URL has an encoded letter. */
const ENCODED = routes.developer(
  indexNames([{ companyName: 'Ateliê Nuvem' }], 'developer').find('Ateliê Nuvem').slug,
);

/** Other URLs of pages, and of files that are no pages. */
const ALIASES = [
  '//',
  '//apps',
  '//apps.html',
  '/apps/appdetails//7',
  '/%61pps',
  '/%61pps.html',
  '/apps%2Ehtml',
  '/apps%2Finstall',
  '/apps/../apps.html',
  '/./apps',
  '/no/../apps',
  '/apps/.',
  '/no/..',
  '/index',
  '/inde%78',
  '/index%2Ehtml',
  '/404',
  '/_headers',
  '/.htaccess',
  ENCODED.replace('/developers/', '/developers//'),
  ENCODED.replace('-', '%2D'),
  `${ENCODED.replace('-', '%2d')}.html`,
];

for (const { name } of SERVERS)
  for (const basePath of ['', BASE_PATH]) {
    test.describe(`${name} as installed, with pages as folders, at ${basePath || 'the root'}`, {
      tag: LONG,
    }, () => {
      test.use({ served: { name, basePath, layout: 'as installed' } });

      test('answers with pages and files, and redirects to the URL of a page', async ({ origin }) => {
        const { differences } = await verifySite(`${origin}${basePath}/`);
        // Caddy's own redirects lose the query string.
        const kinds = ['page', 'file', 'encoded', 'payload', 'fallback', 'redirect'];
        const wrong = differences.filter(
          ({ kind, path }) => kinds.includes(kind) && !/index(\.html)?\b/.test(path),
        );
        expect(wrong).toEqual([]);
      });
    });

    for (const layout of ['files', 'folders'] as const)
      test.describe(`${name}, with pages as ${layout}, at ${basePath || 'the root'}`, {
        tag: layout === 'files' ? [] : LONG,
      }, () => {
        test.use({ served: { name, basePath, layout } });

        test('answers every request of the checks as the common rules say', async ({ origin }) => {
          expect((await verifySite(`${origin}${basePath}/`)).differences).toEqual([]);
        });

        test('has one URL for each page', async ({ origin }) => {
          const others = layout === 'files' ? [`/${basePath}/apps`] : [];
          for (const path of [...ALIASES.map((alias) => basePath + alias), ...others]) {
            const { status, headers } = await send(origin, path);
            expect({ path, status, location: headers.location }).toEqual({
              path,
              status: 404,
              location: undefined,
            });
          }
        });
      });

    test.describe(`${name}, at ${basePath || 'the root'}`, () => {
      test.use({ served: { name, basePath, layout: 'files' } });

      test('sends exactly the headers of the policy, by status and file', async ({ origin }) => {
        const { body } = await send(origin, `${basePath}/`);
        const [script = ''] = /[\w/]*_next\/static\/[^"\\]+\.js/.exec(body) ?? [];
        const etag = String((await send(origin, script)).headers.etag);
        const image = `${basePath}/pictures/wagtail.svg`;
        for (const [path, headers, status, cacheControl, security] of [
          [script, {}, 200, CACHE.hashed, SECURITY_HEADERS],
          [script, { range: 'bytes=0-9', 'accept-encoding': '' }, 206, CACHE.hashed, SECURITY_HEADERS],
          [script, { 'if-none-match': etag }, 304, CACHE.hashed, {}],
          [`${basePath}/_next/static/chunks/`, {}, 301, CACHE.others, SECURITY_HEADERS],
          [`${basePath}/_next/static/gone.html`, {}, 301, CACHE.others, SECURITY_HEADERS],
          [`${basePath}/_next/static/gone.js`, {}, 404, CACHE.others, SECURITY_HEADERS],
          [image, {}, 200, CACHE.images, { ...SECURITY_HEADERS, ...IMAGE_HEADERS }],
          // The 404 page is not an image.
          [`${basePath}/pictures/gone.svg`, {}, 404, CACHE.others, SECURITY_HEADERS],
          [`${basePath}/apps`, {}, 200, CACHE.others, SECURITY_HEADERS],
        ] as const) {
          const response = await send(origin, path, headers);
          expect({ path, status: response.status }).toEqual({ path, status });
          for (const [name, value] of Object.entries({ ...security, 'Cache-Control': cacheControl }))
            expect(`${path} ${name}: ${response.headers[name.toLowerCase()]}`).toBe(
              `${path} ${name}: ${value}`,
            );
        }
      });

      test('the name of an image can be encoded', async ({ origin }) => {
        expect((await send(origin, `${basePath}/pictures/wagtai%6C.svg`)).status).toBe(200);
      });

      test('AVIF images have their type', async ({ origin }) => {
        test.skip(!basePath, 'Only the site below a base path has one.');
        const { headers } = await send(origin, `${basePath}/resized/image.avif`);
        expect(headers['content-type']).toBe('image/avif');
      });
    });
  }

test('paths outside the base path answer with 404', async ({ request }) => {
  for (const path of ['/', '/apps', '/appsData.json', '/storefront'])
    expect((await request.get(path)).status()).toBe(404);
});
