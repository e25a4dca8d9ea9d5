import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type DownloadLimits, download } from '@/lib/editor/versions/download';
import { VersionError } from '@/lib/editor/versions/version-error';
import { type HttpServer, startServer } from '@/lib/machine/http-server';

const USER = 'reader-name';
const PASSWORD = 'p@ss/word';
const TOKEN = 'token-value';
const AUTHORIZATION = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;

const servers: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(answer: RequestListener): Promise<string> {
  const server = await startServer(answer);
  servers.push(server);
  return server.url;
}

/** A URL with every part that can be secret. */
function secretUrl(origin: string, path = '/appsData.json'): URL {
  const url = new URL(path, origin);
  url.username = USER;
  url.password = PASSWORD;
  url.searchParams.set('token', TOKEN);
  url.hash = TOKEN;
  return url;
}

async function textOf(url: URL): Promise<string> {
  return (await download(url)).toString();
}

/** The message of the rejection. Asserts that nothing that a logger prints of the error contains a secret. */
async function rejectionOf(url: URL, limits?: DownloadLimits): Promise<string> {
  const error: unknown = await download(url, limits).catch((reason: unknown) => reason);
  if (!(error instanceof VersionError)) throw new Error(`No VersionError, but ${String(error)}`);
  expect(error.cause).toBeUndefined();
  for (const secret of [USER, PASSWORD, encodeURIComponent(PASSWORD), TOKEN, AUTHORIZATION])
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain(secret);
  return error.message;
}

test('sends the query string, and the credentials as basic authentication', async () => {
  const seen: unknown[] = [];
  const origin = await serve(({ url, headers }, response) => {
    seen.push(url, headers.authorization);
    response.end('text');
  });
  await expect(textOf(secretUrl(origin))).resolves.toBe('text');
  expect(seen).toEqual([`/appsData.json?token=${TOKEN}`, AUTHORIZATION]);
});

test('sends no authorization without credentials in the URL', async () => {
  const origin = await serve(({ headers }, response) => response.end(String(headers.authorization)));
  await expect(textOf(new URL(origin))).resolves.toBe('undefined');
});

test('does not decode malformed percent-encoding in the credentials', async () => {
  const origin = await serve(({ headers }, response) => response.end(headers.authorization));
  const text = await textOf(new URL(origin.replace('//', '//100%:%zz@')));
  expect(Buffer.from(text.replace('Basic ', ''), 'base64').toString()).toBe('100%:%zz');
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('decodes %s', async (encoding, compress) => {
  const origin = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(compress('Ünïcode')),
  );
  await expect(textOf(new URL(origin))).resolves.toBe('Ünïcode');
});

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('are followed for status %i', async (status) => {
    const origin = await serve(({ url }, response) =>
      url === '/new' ? response.end('new') : response.writeHead(status, { location: '/new' }).end(),
    );
    await expect(textOf(new URL('/old', origin))).resolves.toBe('new');
  });

  test('keep the credentials for the same origin', async () => {
    const origin = await serve(({ url, headers }, response) =>
      url === '/new'
        ? response.end(headers.authorization)
        : response.writeHead(302, { location: '/new' }).end(),
    );
    await expect(textOf(secretUrl(origin, '/old'))).resolves.toBe(AUTHORIZATION);
  });

  test('remove the credentials for another origin', async () => {
    const other = await serve(({ headers }, response) => response.end(String(headers.authorization)));
    const origin = await serve((_, response) => response.writeHead(302, { location: `${other}/x` }).end());
    await expect(textOf(secretUrl(origin))).resolves.toBe('undefined');
  });

  test('are rejected after five', async () => {
    let count = 0;
    const origin = await serve(({ url }, response) => {
      count += 1;
      response.writeHead(302, { location: url }).end();
    });
    expect(await rejectionOf(secretUrl(origin))).toBe(
      `${origin}/appsData.json redirects more than 5 times. Use the final URL.`,
    );
    expect(count).toBe(6);
  });

  test.each([
    `http://host:99999/x?token=${TOKEN}`,
    `ftp://${USER}@host/x`,
    `file:///etc/passwd#${TOKEN}`,
    'javascript:0',
  ])('to anything but an http(s) URL are rejected: %s', async (location) => {
    const origin = await serve((_, response) => response.writeHead(302, { location }).end());
    expect(await rejectionOf(secretUrl(origin))).toBe(
      `${origin}/appsData.json redirects to an invalid URL, or to one that is not http(s). Use another URL.`,
    );
  });
});

describe('rejects', () => {
  test.each([
    [404, '404 Not Found'],
    [500, '500 Internal Server Error'],
    [204, '204 No Content'],
    [799, '799'],
  ])('status %i, with the standard reason phrase', async (status, words) => {
    // The server's reason phrase can contain the requested URL.
    const origin = await serve(({ url = '' }, response) => response.writeHead(status, url).end());
    expect(await rejectionOf(secretUrl(origin))).toBe(
      `${origin}/appsData.json responds with ${words}. Use the URL of an appsData.json file.`,
    );
  });

  test('an error status after a redirect, with the final URL but not its query string', async () => {
    const origin = await serve(({ url }, response) =>
      url?.startsWith('/gone')
        ? response.writeHead(404).end()
        : response.writeHead(302, { location: `/gone?signature=${TOKEN}` }).end(),
    );
    expect(await rejectionOf(secretUrl(origin))).toMatch(`${origin}/gone responds with 404 Not Found.`);
  });

  test('a network error, with its code', async () => {
    const origin = await serve(() => {});
    await servers.pop()?.close();
    expect(await rejectionOf(secretUrl(origin))).toBe(
      `${origin}/appsData.json cannot be read (ECONNREFUSED). Check the URL and the network.`,
    );
  });

  test('an aborted response', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await rejectionOf(secretUrl(origin))).toMatch(/cannot be read \(ECONNRESET\)\./);
  });

  test('an invalid content encoding', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('[]'),
    );
    expect(await rejectionOf(secretUrl(origin))).toMatch(/cannot be read \(Z_DATA_ERROR\)\./);
  });

  test.each([
    ['before the headers', false],
    ['after the headers', true],
  ])('a timeout %s', async (_, hasHeaders) => {
    const origin = await serve((__, response) => {
      if (hasHeaders) response.writeHead(200).write('[');
    });
    expect(await rejectionOf(secretUrl(origin), { timeoutMs: 100, maxBytes: 10 })).toMatch(
      /cannot be read \(no response within 0\.1 s\)\./,
    );
  });

  test('a response that is too large, before or after decompression', async () => {
    const text = 'x'.repeat(11);
    const origin = await serve(({ url }, response) =>
      url?.startsWith('/gzip')
        ? response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text))
        : response.end(text),
    );
    for (const path of ['/plain', '/gzip'])
      expect(await rejectionOf(secretUrl(origin, path), { timeoutMs: 5000, maxBytes: 10 })).toBe(
        `${origin}${path} is larger than 10 bytes. Use the URL of an appsData.json file.`,
      );
  });
});
