/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type DownloadLimits, download } from '@/lib/editor/versions/download';
import { VersionError } from '@/lib/editor/versions/version-error';
import { type HttpServer, startServer } from '../../../../fixtures/http-server';

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

/** The URL with all that may be secret in one. */
function secretUrl(origin: string, path = '/appsData.json'): URL {
  const url = new URL(path, origin);
  url.username = USER;
  url.password = PASSWORD;
  url.searchParams.set('token', TOKEN);
  url.hash = TOKEN;
  return url;
}

/** The message of a refusal, after a look at everything that a logger prints of an error. */
async function refusalOf(url: URL, limits?: DownloadLimits): Promise<string> {
  const error: unknown = await download(url, limits).catch((reason: unknown) => reason);
  if (!(error instanceof VersionError)) throw new Error(`No VersionError, but ${String(error)}`);
  expect(error.cause).toBeUndefined();
  for (const secret of [USER, PASSWORD, encodeURIComponent(PASSWORD), TOKEN, AUTHORIZATION])
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain(secret);
  return error.message;
}

test('sends the query, and the credentials as basic authentication', async () => {
  const seen: unknown[] = [];
  const origin = await serve(({ url, headers }, response) => {
    seen.push(url, headers.authorization);
    response.end('text');
  });
  await expect(download(secretUrl(origin))).resolves.toBe('text');
  expect(seen).toEqual([`/appsData.json?token=${TOKEN}`, AUTHORIZATION]);
});

test('sends no authorization where the URL has no credentials', async () => {
  const origin = await serve(({ headers }, response) => response.end(String(headers.authorization)));
  await expect(download(new URL(origin))).resolves.toBe('undefined');
});

test('takes a malformed escape in the credentials literally', async () => {
  const origin = await serve(({ headers }, response) => response.end(headers.authorization));
  const text = await download(new URL(origin.replace('//', '//100%:%zz@')));
  expect(Buffer.from(text.replace('Basic ', ''), 'base64').toString()).toBe('100%:%zz');
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('decodes %s', async (encoding, compress) => {
  const origin = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(compress('Ünïcode')),
  );
  await expect(download(new URL(origin))).resolves.toBe('Ünïcode');
});

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('are followed with a status of %i', async (status) => {
    const origin = await serve(({ url }, response) =>
      url === '/new' ? response.end('new') : response.writeHead(status, { location: '/new' }).end(),
    );
    await expect(download(new URL('/old', origin))).resolves.toBe('new');
  });

  test('keep the credentials on the same origin', async () => {
    const origin = await serve(({ url, headers }, response) =>
      url === '/new'
        ? response.end(headers.authorization)
        : response.writeHead(302, { location: '/new' }).end(),
    );
    await expect(download(secretUrl(origin, '/old'))).resolves.toBe(AUTHORIZATION);
  });

  test('drop the credentials on another origin', async () => {
    const other = await serve(({ headers }, response) => response.end(String(headers.authorization)));
    const origin = await serve((_, response) => response.writeHead(302, { location: `${other}/x` }).end());
    await expect(download(secretUrl(origin))).resolves.toBe('undefined');
  });

  test('end after five', async () => {
    let count = 0;
    const origin = await serve(({ url }, response) => {
      count += 1;
      response.writeHead(302, { location: url }).end();
    });
    expect(await refusalOf(secretUrl(origin))).toBe(
      `${origin}/appsData.json redirects more than 5 times. Give the URL that it leads to.`,
    );
    expect(count).toBe(6);
  });

  test.each([
    `http://host:99999/x?token=${TOKEN}`,
    `ftp://${USER}@host/x`,
    `file:///etc/passwd#${TOKEN}`,
    'javascript:0',
  ])('to no http(s) URL are refused: %s', async (location) => {
    const origin = await serve((_, response) => response.writeHead(302, { location }).end());
    expect(await refusalOf(secretUrl(origin))).toBe(
      `${origin}/appsData.json redirects to something that is not an http(s) URL. Give another URL.`,
    );
  });
});

describe('a refusal', () => {
  test.each([
    [404, '404 Not Found'],
    [500, '500 Internal Server Error'],
    [204, '204 No Content'],
    [799, '799'],
  ])('names the status %i, in words of ours', async (status, words) => {
    // A server may say anything here, such as what it was asked for.
    const origin = await serve(({ url = '' }, response) => response.writeHead(status, url).end());
    expect(await refusalOf(secretUrl(origin))).toBe(
      `${origin}/appsData.json answers ${words}. Give the URL of an appsData.json.`,
    );
  });

  test('names the URL that a redirect led to, without its query', async () => {
    const origin = await serve(({ url }, response) =>
      url?.startsWith('/gone')
        ? response.writeHead(404).end()
        : response.writeHead(302, { location: `/gone?signature=${TOKEN}` }).end(),
    );
    expect(await refusalOf(secretUrl(origin))).toMatch(`${origin}/gone answers 404 Not Found.`);
  });

  test('names the code of a network error', async () => {
    const origin = await serve(() => {});
    await servers.pop()?.close();
    expect(await refusalOf(secretUrl(origin))).toBe(
      `${origin}/appsData.json cannot be read (ECONNREFUSED). Check the URL and the network.`,
    );
  });

  test('covers an answer that breaks off', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await refusalOf(secretUrl(origin))).toMatch(/cannot be read \(ECONNRESET\)\./);
  });

  test('covers an encoding that is broken', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('[]'),
    );
    expect(await refusalOf(secretUrl(origin))).toMatch(/cannot be read \(Z_DATA_ERROR\)\./);
  });

  test.each([
    ['before the headers', false],
    ['after the headers', true],
  ])('covers a server that stops %s', async (_, hasHeaders) => {
    const origin = await serve((__, response) => {
      if (hasHeaders) response.writeHead(200).write('[');
    });
    expect(await refusalOf(secretUrl(origin), { timeoutMs: 100, maxBytes: 10 })).toMatch(
      /cannot be read \(no answer in 0\.1 s\)\./,
    );
  });

  test('covers an answer that is too long, compressed or not', async () => {
    const text = 'x'.repeat(11);
    const origin = await serve(({ url }, response) =>
      url?.startsWith('/gzip')
        ? response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text))
        : response.end(text),
    );
    for (const path of ['/plain', '/gzip'])
      expect(await refusalOf(secretUrl(origin, path), { timeoutMs: 5000, maxBytes: 10 })).toBe(
        `${origin}${path} answers with more than 10 bytes. Give the URL of an appsData.json.`,
      );
  });
});
