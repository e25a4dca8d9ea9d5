import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { serveFolder } from '@/lib/publish/hosting/static-server';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';

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
  expect(await get(`${url}/index.html?q=a`)).toEqual([301, '/?q=a']);
  expect(await get(`${url}/none`)).toEqual([404, 'Not found']);
});

test.each([false, true])(
  'serves a site that was built for a base path below it, and nothing outside; compressed: %j',
  async (isCompressed) => {
    const url = await serve('/store', isCompressed);
    expect(new URL(url).pathname).toBe('/store');
    expect(await get(`${url}/apps`)).toEqual([200, 'All apps']);
    expect(await get(`${url}/apps.html?q=a`)).toEqual([301, '/store/apps?q=a']);
    expect(await get(`${url}/index.html`)).toEqual([301, '/store/']);
    expect(await get(`${url}/none`)).toEqual([404, 'Not found']);
    expect(await get(new URL('/apps', url).href)).toEqual([404, '']);
    expect(await get(url)).toEqual([301, '/store/']);
    expect(await get(`${url}?q=a`)).toEqual([301, '/store/?q=a']);
  },
);

test.each(['', '/store'])(
  'below %p, a language is a site of its own, and a copy of another site is not',
  async (base) => {
    const ownFolder = temporaryFolder();
    const page = (path: string) => `<script src="${path}/_next/static/chunks/1.js"></script>`;
    ownFolder.write({
      'index.html': page(base),
      'apps.html': 'All apps',
      '404.html': 'Not found',
      'de/index.html': page(`${base}/de`),
      'de/_next/static/chunks/1.js': '',
      'de/404.html': 'Nicht gefunden',
      // What an owner can have in public/.
      'archive/index.html': page(''),
      'archive/_next/static/chunks/1.js': '',
      'archive/404.html': 'Archived',
    });
    server = await serveFolder(ownFolder.path);
    expect(server.url).toBe(new URL(server.url).origin + base);
    expect(await get(`${server.url}/apps`)).toEqual([200, 'All apps']);
    expect(await get(`${server.url}/none`)).toEqual([404, 'Not found']);
    expect(await get(`${server.url}/de/none`)).toEqual([404, 'Nicht gefunden']);
    expect(await get(`${server.url}/archive`)).toEqual([200, page('')]);
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

/** Sends bytes as they are, which clients of HTTP correct, and returns the status of the first response. 0 if there is none. */
async function statusOf(url: string, text: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server can close the connection of a bad request before it has read all of it.
  socket.on('error', () => {}).write(Buffer.from(text, 'latin1'));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(Buffer.concat(chunks).toString())?.[1] ?? 0);
}

const requestOf = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}Connection: close\r\n\r\n`;

const TARGETS = [
  '//',
  '///',
  '//%',
  '//a:b',
  '/%',
  '/%00',
  '/%00.html',
  '/apps%0D%0Aa:b.html',
  `/${'a'.repeat(4000)}`,
  '*',
  'a:80',
];

test.each(TARGETS)('answers the request for %s, and goes on', async (target) => {
  const url = await serve('', true);
  const status = await statusOf(url, requestOf(target));
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(await get(`${url}/apps`)).toEqual([200, 'All apps']);
});

test('a file that cannot be read ends its response only', async () => {
  const url = await serve('');
  // A file of the file system that cannot be opened, not even by root.
  const pipe = createServer().listen(`${folder.path}/pipe.txt`);
  await once(pipe, 'listening');
  jest.spyOn(console, 'error').mockReturnValue();
  expect([0, 500]).toContain(await statusOf(url, requestOf('/pipe.txt')));
  pipe.close();
  expect(await get(`${url}/apps`)).toEqual([200, 'All apps']);
});

test('a listener that rejects is a 500', async () => {
  server = await startServer(() => Promise.reject(new Error('broken')));
  jest.spyOn(console, 'error').mockReturnValue();
  expect(await get(server.url)).toEqual([500, '']);
});
