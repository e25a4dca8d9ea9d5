import type { HttpServer } from '@/lib/machine/http-server';
import { serveFolder } from '@/lib/machine/static-server';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

const folder = temporaryFolder();
let server: HttpServer;

async function serve(basePath: string, isCompressed = false) {
  folder.write({
    'index.html': `<script src="${basePath}/_next/static/chunks/1.js"></script>`,
    'apps.html': 'All apps',
    '404.html': 'Not found',
  });
  server = await serveFolder(folder.path, { isCompressed });
  return server.url;
}

afterEach(() => server.close());
afterAll(() => folder.remove());

const get = async (url: string) => {
  const response = await fetch(url, { redirect: 'manual' });
  return [response.status, response.headers.get('location') ?? (await response.text())];
};

test('serves a site at the root', async () => {
  const url = await serve('');
  expect(new URL(url).pathname).toBe('/');
  expect(await get(`${url}/apps`)).toEqual([200, 'All apps']);
  expect(await get(`${url}/apps.html`)).toEqual([301, '/apps']);
  expect(await get(`${url}/apps/?q=a%20b&sort=rating`)).toEqual([301, '/apps?q=a%20b&sort=rating']);
  expect(await get(`${url}/none`)).toEqual([404, 'Not found']);
});

test.each([false, true])(
  'serves a site that was built for a base path below it, and nothing outside; compressed: %j',
  async (isCompressed) => {
    const url = await serve('/store', isCompressed);
    expect(new URL(url).pathname).toBe('/store');
    expect(await get(`${url}/apps`)).toEqual([200, 'All apps']);
    expect(await get(`${url}/apps.html?q=a`)).toEqual([301, '/store/apps?q=a']);
    expect(await get(`${url}/none`)).toEqual([404, 'Not found']);
    expect(await get(new URL('/apps', url).href)).toEqual([404, '']);
    expect(await get(url)).toEqual([301, '/store/']);
  },
);

test.each(['estúdio', 'ねこ'])('serves the file %s.html', async (name) => {
  const url = await serve('');
  folder.write({ [`${name}.html`]: name });
  const response = await fetch(`${url}/${encodeURIComponent(name)}`);
  expect([response.status, await response.text()]).toEqual([200, name]);
  expect(response.headers.has('content-disposition')).toBe(false);
});

test('rejects if the port is in use', async () => {
  const url = await serve('');
  await expect(serveFolder(folder.path, { port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE');
});
