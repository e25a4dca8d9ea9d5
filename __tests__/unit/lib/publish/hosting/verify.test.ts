import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { indexNames } from '@/lib/catalogue/names';
import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { CACHE, IMAGE_HEADERS, SECURITY_HEADERS } from '@/lib/publish/hosting/common-rules';
import { hostOf } from '@/lib/publish/hosting/known-hosts';
import { report } from '@/lib/publish/hosting/remedies';
import { parseHeader } from '@/lib/publish/hosting/request';
import { verifySite } from '@/lib/publish/hosting/verify';
import { routes } from '@/lib/routes';
import { compile } from '../../../../fixtures/command';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const NAME = 'Estúdio Maré';
const ENCODED = routes.developer(indexNames([{ companyName: NAME }], 'developer').find(NAME).slug);
/** In a language that the site of this project does not have. */
const LOCALIZED = { de: NAME };
const APPS = JSON.stringify([{ id: 7, companyName: LOCALIZED, image: '/pictures/app.svg' }]).padEnd(3000);

/** The files of a small site, by their paths, with their types. */
function filesOf(base: string): Record<string, [type: string, body: string]> {
  const links = ['/_next/static/a.js', '/_next/static/a.woff2', '/pictures/app.svg', '/manifest.webmanifest'];
  // As React writes it.
  links.push('/pictures/ä&#x27;s.SVG');
  const elements = links.map((path) => `<link href="${base}${path}">`).join('');
  // A page whose URL ends like that of a file, and which this host does not have.
  const app = `<a class="card" href="${base}/apps/appdetails/tern.webmanifest">Tern</a>`;
  const german = `<a href="${base}/de/" hrefLang="de">Deutsch</a>`;
  const html =
    `<!doctype html><html lang="en">${elements}${app}${german}<img srcset="${base}/resized/a.avif 1x">`.padEnd(
      3000,
    );
  const pages = ['/apps', '/apps/install', '/apps/compare', '/apps/appdetails/7', ENCODED, '/de/apps'];
  return {
    '/': ['text/html; charset=utf-8', html],
    '/index.txt': ['text/plain', 'payload'],
    '/de/': ['text/html', html],
    '/de/index.txt': ['text/plain', 'payload'],
    '/404.html': ['text/html', html],
    ...Object.fromEntries(
      pages.flatMap((page) => [
        [page, ['text/html', html]],
        [`${page}.txt`, ['text/plain', 'payload']],
      ]),
    ),
    '/_next/static/a.js': ['text/javascript', 'code'.repeat(1000)],
    '/_next/static/a.woff2': ['font/woff2', 'font'],
    '/pictures/app.svg': ['image/svg+xml', '<svg/>'],
    "/pictures/%C3%A4's.SVG": ['image/svg+xml', '<svg/>'],
    '/resized/a.avif': ['image/avif', 'image'],
    '/manifest.webmanifest': ['application/manifest+json', '{}'],
    '/appsData.json': ['application/json', APPS],
    '/licences.txt': ['text/plain', 'licences'],
    '/sw.js': ['application/javascript', 'worker'],
  };
}

/** What a host with the right configuration answers. */
function rightAnswer(base: string, url: string, validator?: string): Answer {
  const files = filesOf(base);
  const [path = '', query] = url.split('?');
  const name = path.slice(base.length);
  const headers: Record<string, string> = { ...SECURITY_HEADERS, 'Cache-Control': CACHE.others };
  const found = path.startsWith(`${base}/`) ? files[name] : undefined;
  const page = /^(.+?)(?:\.html|\/)$/.exec(name)?.[1] ?? '';
  const [, home] = /^(|\/de)(?:\/index\.html)?$/.exec(name) ?? [];
  const to = home === undefined ? files[page] && page : `${home}/`;
  if (to && !found && path.startsWith(base))
    return {
      status: 301,
      headers: { ...headers, Location: base + to + (query ? `?${query}` : '') },
      body: '',
    };
  if (!found || name === '/404.html')
    return {
      status: 404,
      headers: { ...headers, 'Content-Type': 'text/html' },
      body: files['/404.html']![1],
    };
  const [type, body] = found;
  if (name.startsWith('/_next/static/')) headers['Cache-Control'] = CACHE.hashed;
  if (/^\/(pictures|resized)\//.test(name))
    Object.assign(headers, IMAGE_HEADERS, { 'Cache-Control': CACHE.images });
  Object.assign(headers, { 'Content-Type': type, ETag: `"${body.length}"` });
  return validator === headers.ETag ? { status: 304, headers, body: '' } : { status: 200, headers, body };
}

/** The name and the value of a header. */
const SECRET = 'hush-1f9c';

/** Whether the request that is answered has that header. */
let isSignedIn = false;

let server: HttpServer;
afterEach(() => server.close());

/** What a configuration does differently. */
type Change = (path: string, answer: Answer) => void;

/** Starts a host. */
async function host(base: string, change: Change = () => {}) {
  server = await startServer((request, response) => {
    const { url = '', headers: sent } = request;
    isSignedIn = sent[SECRET] === SECRET;
    const answer = rightAnswer(base, url, sent['if-none-match']);
    if (answer.body.length > 1000)
      Object.assign(answer.headers, { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
    change(url, answer);
    const { status, headers, body } = answer;
    response.writeHead(status, headers).end(headers['Content-Encoding'] ? gzipSync(body) : body);
  });
  return server.url + base;
}

const kindsOf = async (url: string) => [
  ...new Set((await verifySite(url)).differences.map(({ kind }) => kind)),
];

test.each(['', '/store'])(
  'has no complaint about a host with the right configuration, at %p',
  async (base) => {
    const { differences, requests } = await verifySite(await host(base));
    expect(differences).toEqual([]);
    expect(requests).toBeGreaterThan(50);
  },
);

/** Answers to some requests differ. A header that is undefined is not sent. */
function at(path: RegExp, { headers, ...others }: WrongAnswer, status?: number): Change {
  return (requested, answer) => {
    if (!path.test(requested) || (status !== undefined && answer.status !== status)) return;
    Object.assign(answer, others);
    for (const [name, value] of Object.entries(headers ?? {}))
      if (value === undefined) delete answer.headers[name];
      else answer.headers[name] = value;
  };
}

interface WrongAnswer {
  status?: number;
  headers?: Record<string, string | undefined>;
  body?: string;
}

const any = /^/;
const listOf = (body: string) => at(/^\/_next\/static\/$/, { status: 200, body });

/** Broken configurations, by the kind of difference that names them. */
const BROKEN: readonly [kind: string, what: string, change: Change][] = [
  ['page', 'pages by their file names only', at(/^\/apps(?:\/install)?$/, { status: 404 })],
  ['page', 'no pages of a language', at(/^\/de\/(?:apps)?$/, { status: 404 })],
  ['payload', 'MultiViews', at(/^\/apps\/install$/, { headers: { 'Content-Type': 'text/plain' } })],
  ['encoded', 'encoded letters that are not decoded', at(new RegExp(`^${ENCODED}$`), { status: 404 })],
  [
    'encoded',
    'letters that a redirect encodes twice',
    (path, { headers }) => {
      if (path.startsWith(ENCODED) && headers.Location)
        headers.Location = headers.Location.replaceAll('%', '%25');
    },
  ],
  ['fallback', 'the home page with 200 for unknown URLs', at(any, { status: 200 }, 404)],
  ['fallback', 'the same in a language', at(/^\/de\/no\/such\/page$/, { status: 200 })],
  ['file', 'an Alias /pictures/', at(/^\/pictures\/app\.svg$/, { status: 404 })],
  ['file', 'a missing file', at(/^\/licences\.txt$/, { status: 404 })],
  ['failure', 'a failure for a path that no file can have', at(/%00/, { status: 500 })],
  [
    'hostile',
    'a slash that it adds to the path as it was sent',
    (path, answer) => {
      if (path === '//elsewhere.example/..%2fapps')
        Object.assign(answer, { status: 302, headers: { Location: `${path}/` } });
    },
  ],
  [
    'hostile',
    'redirects to other sites',
    at(/^\/\//, { status: 301, headers: { Location: '//elsewhere.example/' } }),
  ],
  ['cachedError', 'immutable 404s', at(/^\/_next\/static\//, { headers: { 'Cache-Control': CACHE.hashed } })],
  [
    'list',
    'a list of a folder',
    at(/^\/apps\/appdetails\/$/, { status: 200, body: '<title>Index of /</title>' }),
  ],
  ['list', 'a list of Python', listOf('<title>Directory listing for /</title><a href="chunks/">chunks/</a>')],
  [
    'list',
    'a list of Caddy',
    listOf('<title>static</title><a href="../../">/</a><a href="./chunks/">chunks</a>'),
  ],
  ['notFound', 'the host’s own 404 page', at(any, { body: 'Not Found' }, 404)],
  [
    'type',
    'fonts as unknown files',
    at(/\.woff2$/, { headers: { 'Content-Type': 'application/octet-stream' } }),
  ],
  ['security', 'no security headers', at(any, { headers: { 'X-Content-Type-Options': undefined } })],
  ['security', 'an SVG file that is not in a sandbox', at(/app\.svg$/, { headers: SECURITY_HEADERS })],
  [
    'query',
    'redirects without the query string',
    (_, { headers }) => {
      if (headers.Location) headers.Location = headers.Location.replace(/\?.*/, '');
    },
  ],
  ['redirect', 'two URLs for a page', at(/^\/apps\.html/, { status: 200 })],
  ['redirect', 'no redirects at all', at(any, { status: 404, headers: { Location: undefined } }, 301)],
  ['caching', 'pages that are stored', at(/^\/apps$/, { headers: { 'Cache-Control': 'max-age=600' } })],
  ['caching', 'images that are not', at(/app\.svg$/, { headers: { 'Cache-Control': 'max-age=0' } })],
  ['caching', 'images for a year', at(/app\.svg$/, { headers: { 'Cache-Control': 'max-age=31536000' } })],
  [
    'hashed',
    'hashed files that are revalidated',
    at(/^\/_next\//, { headers: { 'Cache-Control': CACHE.others } }),
  ],
  ['compression', 'no compression', at(any, { headers: { 'Content-Encoding': undefined } })],
  ['compression', 'no Vary', at(any, { headers: { Vary: undefined } })],
  ['revalidation', 'ETags that never match', at(any, { status: 200 }, 304)],
  ['hidden', 'the home page by the name of its file', at(/^\/index$/, { status: 200 })],
  ['hidden', 'the configuration as a file', at(/^\/\.htaccess$/, { status: 200, body: 'Options -Indexes' })],
];

test.each(BROKEN)('finds %s: %s', async (kind, _, change) => {
  expect(await kindsOf(await host('', change))).toEqual([kind]);
});

test('a catalogue may begin with a byte-order mark', async () => {
  const url = await host('', at(/^\/appsData\.json$/, { body: `\uFEFF${APPS}` }, 200));
  expect(await kindsOf(url)).toEqual([]);
});

test.each(['[', '{}', '<!doctype html>'])('a catalogue that is %s is an error', async (body) => {
  const url = await host('', at(/^\/appsData\.json$/, { body }));
  await expect(verifySite(url)).rejects.toThrow('/appsData.json answers with 200, and is not a catalogue.');
});

test.each(['', '/store'])(
  'the home page of another language, below %p, names that of the first',
  async (base) => {
    const body = `<script src="${base}/de/_next/static/a.js"></script><a href="${base}/" hrefLang="en">English</a>`;
    const url = await host(base, at(/\/de\/$/, { body }));
    await expect(verifySite(`${url}/de`)).rejects.toThrow(
      `${url}/de/ is the home page of another language. Use that of the first: ${url}/`,
    );
  },
);

describe('a home page that redirects', () => {
  /** A server that redirects its home page. */
  async function redirecting(location: string) {
    const seen: unknown[] = [];
    const other = await startServer(({ headers }, response) => {
      seen.push(headers[SECRET]);
      response.writeHead(302, { Location: location }).end();
    });
    return { other, seen };
  }

  test('is followed to another origin and base path, without the headers', async () => {
    const target = await host('/store');
    const { other, seen } = await redirecting(`${target}/`);
    const { code, output } = await command(other.url, '--header', `${SECRET}: ${SECRET}`);
    await other.close();
    expect(code).toBe(0);
    expect(output).toContain(`${other.url}/ redirects to ${target}/.`);
    expect([...new Set(seen)]).toEqual([SECRET]);
    expect(isSignedIn).toBe(false);
  });

  test.each(['/login?next=/', '/'])('to %s is no home page', async (location) => {
    const { other } = await redirecting(location);
    await expect(verifySite(other.url)).rejects.toThrow('answers with 302, and is not the home page');
    await other.close();
    await host('');
  });
});

const NO_HEADER = 'A --header has not the form "NAME: VALUE".';

test('a site behind a sign-in is verified with the header that opens it, which is not printed', async () => {
  const url = await host('', (_, answer) => {
    if (!isSignedIn) Object.assign(answer, { status: 401, headers: {}, body: '' });
  });
  await expect(verifySite(url)).rejects.toThrow(/ answers with 401, .* --header "NAME: VALUE"/);
  const right = await command(url, '--header', `${SECRET}: ${SECRET}`);
  expect(right).toEqual({ code: 0, output: expect.stringMatching(/^All \d+ responses are right\.\n$/) });
  const wrong = await command(url, '--header', SECRET);
  expect(wrong).toEqual({ code: 1, output: `${NO_HEADER}\n` });
});

test.each([SECRET, `${SECRET}:\n`, `: ${SECRET}`, `a: ${SECRET}é`])('%j is no header', (text) => {
  expect(() => parseHeader(text)).toThrow(new Error(NO_HEADER));
});

test.each([
  ['Vercel', 'server', 'Vercel', 'hashed'],
  ['Vercel', 'x-vercel-id', 'fra1::1', 'hashed'],
  ['Firebase', 'vary', 'x-fh-requested-host, accept-encoding', 'hashed'],
  ['Azure', 'x-ms-middleware-request-id', '0', 'hashed'],
  ['Netlify', 'x-nf-request-id', '0', 'redirect'],
  ['GitHub Pages', 'x-github-request-id', '0', 'security'],
  ['CloudFront', 'x-amz-cf-id', '0', 'security'],
])('%s, named by %s: %s, has limits', (name, header, value, kind) => {
  const found = hostOf('127.0.0.1', { [header]: value });
  expect(found).toMatchObject({ name, limits: { [kind]: expect.any(RegExp) } });
});

test.each([
  ['Netlify', 'X-Nf-Request-Id', 'redirect', at(/^\/apps\.html/, { status: 200 })],
  ['CloudFront', 'X-Amz-Cf-Id', 'security', at(/app\.svg$/, { headers: SECURITY_HEADERS })],
])('what %s, named by %s, cannot do is no difference there: %s', async (name, header, kind, change) => {
  const url = await host('', (path, answer) => {
    answer.headers[header] = '0';
    change(path, answer);
  });
  const { differences, limits, host: found } = await verifySite(url);
  expect([found?.name, differences]).toEqual([name, []]);
  expect(limits.map((one) => one.kind)).toContain(kind);
});

test('a host with limits is wrong in what it can do', async () => {
  const url = await host('', at(any, { headers: { Server: 'Vercel', 'Cache-Control': 'max-age=600' } }));
  expect(new Set(await kindsOf(url))).toEqual(new Set(['caching', 'hashed']));
});

test.each([
  ['Vercel', /The host is Vercel, which reads vercel\.json/],
  ['Netlify', /Netlify, which reads netlify\.toml, and _headers/],
  ['cloudflare', /Cloudflare, which reads _headers/],
  ['GitHub.com', /GitHub Pages, which cannot be configured/],
  ['AmazonS3', /--host cloudfront/],
  ['nginx/1.22.1', /--host nginx/],
  ['Apache/2.4.71 (Debian)', /Apache, which reads \.htaccess/],
  ['Caddy', /--host caddy/],
  ['lighttpd/1.4.69', /--host lighttpd/],
  ['unknown', /--host NAME/],
])('a report names what configures %p', (server, words) => {
  const found = hostOf('127.0.0.1', { server });
  expect(report([], { areFolders: false, ...(found && { host: found }) }).at(-1)).toMatch(words);
});

test('a report has a few paths of each kind, and tells how to build for a host that cannot be configured', () => {
  const differences = Array.from(
    { length: 7 },
    (_, id) => ({ kind: 'page', path: `/apps/${id}`, message: 'wrong' }) as const,
  );
  const linesOf = (areFolders: boolean) => report(differences, { areFolders }).join('\n');
  expect(linesOf(false)).toContain('/apps/0: wrong');
  expect(linesOf(false)).toContain('and 2 more');
  expect(linesOf(false)).toContain('URL_STYLE=folders');
  expect(linesOf(true)).not.toContain('URL_STYLE=folders');
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:5000', true],
  ['http://[::1]:5000', true],
  ['https://localhost.example', false],
])('a report of %s says that a tool on this machine can differ from its host: %p', (origin, isLocal) => {
  const last = report([], { areFolders: false, origin }).at(-1);
  expect(last?.startsWith('A tool on this machine can answer differently from its host.')).toBe(isLocal);
});

test('a missing redirect is named without a target', async () => {
  const url = await host('', at(/^\/apps\.html/, { status: 200, headers: { Location: undefined } }));
  const { differences } = await verifySite(url);
  expect(differences.map(({ message }) => message)).toEqual(['200 instead of 301 /apps']);
});

test('a URL that is not the home page of this software is an error', async () => {
  const url = await host('');
  await expect(verifySite(`${url}/elsewhere`)).rejects.toThrow('/elsewhere/ answers with 404');
});

test('a host that does not answer is an error, and what to check', async () => {
  const url = await host('');
  await server.close();
  await expect(verifySite(url)).rejects.toThrow(
    `${url} cannot be requested (ECONNREFUSED). Check the URL and the network: a proxy is not used.`,
  );
  await host('');
});

/** Runs the command, and returns its exit code and its output. */
async function command(url: string, ...others: string[]) {
  const args = [compile('lib/cli/hosting.ts'), '--verify', url, ...others];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  const [code] = await once(child, 'close');
  return { code, output: (await output).flat().join('') };
}

test('the command has exit code 0 for what is expected of a host, which it names', async () => {
  const url = await host('', (path, answer) => {
    answer.headers.Server = 'Vercel';
    if (path.startsWith('/_next/static/')) answer.headers['Cache-Control'] = CACHE.others;
  });
  const { code, output } = await command(url);
  expect(code).toBe(0);
  expect(output).toContain('Expected of Vercel, whose configuration cannot do otherwise:');
  expect(output).toContain(`Cache-Control: ${CACHE.others}, instead of ${CACHE.hashed}`);
  expect(output).toMatch(/All else is right\.\n$/);
});

test('the command has exit code 1 for a wrong configuration', async () => {
  const wrong = await command(await host('', at(/^\/apps$/, { status: 404 })));
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('[page] Serve /apps from apps.html');
  expect(wrong.output).toContain('/apps: 404 instead of 200');
});
