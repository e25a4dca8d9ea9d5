import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { indexNames } from '@/lib/catalogue/names';
import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { report, reportLimits } from '@/lib/publish/hosting/remedies';
import { CACHE, IMAGE_HEADERS, SECURITY_HEADERS } from '@/lib/publish/hosting/rules';
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
  const elements = links.map((path) => `<link href="${base}${path}">`).join('');
  const german = `<a href="${base}/de/" hrefLang="de">Deutsch</a>`;
  const html =
    `<!doctype html><html lang="en">${elements}${german}<img srcset="${base}/resized/a.avif 1x">`.padEnd(
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

/**
 * Starts a host.
 *
 * @param change What its configuration does differently.
 */
async function host(
  base: string,
  change: (path: string, answer: Answer) => void = () => {},
  isCompressed = true,
) {
  server = await startServer((request, response) => {
    const { url = '', headers: sent } = request;
    isSignedIn = sent[SECRET] === SECRET;
    const answer = rightAnswer(base, url, sent['if-none-match']);
    if (isCompressed && answer.body.length > 1000)
      Object.assign(answer.headers, { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
    change(url, answer);
    const { status, headers, body } = answer;
    response.writeHead(status, headers).end(headers['Content-Encoding'] ? gzipSync(body) : body);
  });
  return server.url + base;
}

const FACTS = { server: '', basePath: '', areFolders: false };

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

/** The lists of servers. */
const LISTS: readonly [server: string, body: string][] = [
  ['Python', '<title>Directory listing for /_next/static/</title><li><a href="chunks/">chunks/</a>'],
  [
    'Caddy',
    '<title>static</title><a href="../../">/</a><a href="../">_next</a>/<a href="./chunks/">chunks</a>',
  ],
  ['serve-index', '<title>listing directory /_next/static/</title><a href="/_next/static/chunks">chunks</a>'],
];

/** Broken configurations, by the kind of difference that names them. */
const BROKEN: readonly [kind: string, what: string, change: (path: string, answer: Answer) => void][] = [
  [
    'page',
    'pages by their file names only',
    (path, answer) => {
      if (/^\/apps(?:\/install)?$/.test(path)) answer.status = 404;
    },
  ],
  [
    'list',
    'a list of a folder',
    (path, answer) => {
      if (path === '/apps/appdetails/')
        Object.assign(answer, { status: 200, body: '<title>Index of /apps</title>' });
    },
  ],
  [
    'payload',
    'MultiViews',
    (path, answer) => {
      if (path === '/apps/install') answer.headers['Content-Type'] = 'text/plain';
    },
  ],
  [
    'fallback',
    'the home page with 200 for unknown URLs',
    (_, answer) => {
      if (answer.status === 404) answer.status = 200;
    },
  ],
  [
    'notFound',
    'the host’s own 404 page',
    (_, answer) => {
      if (answer.status === 404)
        Object.assign(answer, { body: 'Not Found' }, delete answer.headers['Content-Encoding']);
    },
  ],
  [
    'compression',
    'no compression',
    (_, answer) => {
      delete answer.headers['Content-Encoding'];
    },
  ],
  [
    'cachedError',
    'immutable 404s',
    (path, answer) => {
      if (path.startsWith('/_next/static/')) answer.headers['Cache-Control'] = CACHE.hashed;
    },
  ],
  [
    'query',
    'redirects without the query string',
    (_, { headers }) => {
      if (headers.Location) headers.Location = headers.Location.replace(/\?.*/, '');
    },
  ],
  [
    'redirect',
    'two URLs for a page',
    (path, answer) => {
      if (path.startsWith('/apps.html')) Object.assign(answer, { status: 200 });
    },
  ],
  [
    'redirect',
    'two URLs for the home page of a language',
    (path, answer) => {
      if (path.startsWith('/de?')) Object.assign(answer, { status: 200 });
    },
  ],
  [
    'page',
    'no pages of a language',
    (path, answer) => {
      if (path === '/de/' || path === '/de/apps') answer.status = 404;
    },
  ],
  [
    'fallback',
    'the home page with 200 for unknown URLs of a language',
    (path, answer) => {
      if (path === '/de/no/such/page') answer.status = 200;
    },
  ],
  [
    'type',
    'fonts as unknown files',
    (path, { headers }) => {
      if (path.endsWith('.woff2')) headers['Content-Type'] = 'application/octet-stream';
    },
  ],
  [
    'security',
    'no security headers',
    (_, { headers }) => {
      delete headers['X-Content-Type-Options'];
    },
  ],
  [
    'security',
    'an SVG file that is not in a sandbox',
    (path, { headers }) => {
      if (path.endsWith('app.svg')) Object.assign(headers, SECURITY_HEADERS);
    },
  ],
  [
    'hashed',
    'hashed files that are revalidated',
    (path, { headers }) => {
      if (path.startsWith('/_next/static/')) headers['Cache-Control'] = CACHE.others;
    },
  ],
  [
    'caching',
    'pages that are stored',
    (path, { headers }) => {
      if (path === '/apps') headers['Cache-Control'] = 'max-age=600';
    },
  ],
  [
    'encoded',
    'encoded letters that are not decoded',
    (path, answer) => {
      if (path === ENCODED) answer.status = 404;
    },
  ],
  [
    'encoded',
    'letters that a redirect encodes twice',
    (path, { headers }) => {
      if (path.startsWith(ENCODED) && headers.Location)
        headers.Location = headers.Location.replaceAll('%', '%25');
    },
  ],
  [
    'image',
    'an Alias /pictures/',
    (path, answer) => {
      if (path === '/pictures/app.svg') answer.status = 404;
    },
  ],
  [
    'revalidation',
    'ETags that never match',
    (_, answer) => {
      if (answer.status === 304) answer.status = 200;
    },
  ],
  [
    'hidden',
    'the configuration as a file',
    (path, answer) => {
      if (path === '/.htaccess') Object.assign(answer, { status: 200, body: 'Options -Indexes' });
    },
  ],
  [
    'encoded',
    'payloads with encoded letters that are not decoded',
    (path, answer) => {
      if (path === `${ENCODED}.txt`) answer.status = 404;
    },
  ],
  [
    'page',
    'all pages by their file names only',
    (path, answer) => {
      if (path.startsWith('/apps') && !path.includes('.') && answer.status === 200) answer.status = 404;
    },
  ],
  [
    'redirect',
    'no redirects at all',
    (_, answer) => {
      if (answer.status === 301) Object.assign(answer, { status: 404 }, delete answer.headers.Location);
    },
  ],
  [
    'second',
    'the home page by the name of its file',
    (path, answer) => {
      if (path === '/index') Object.assign(answer, { status: 200 });
    },
  ],
  [
    'failure',
    'a failure for a path that no file can have',
    (path, answer) => {
      if (path.includes('%00')) answer.status = 500;
    },
  ],
  [
    'failure',
    'a failure for a file that is no page',
    (path, answer) => {
      if (path === '/_headers') Object.assign(answer, { status: 502, headers: {}, body: 'lstat' });
    },
  ],
  ...['public, max-age=0', 'public, max-age=31536000'].map(
    (value) =>
      [
        'caching',
        `images with ${value}`,
        (path: string, { headers }: Answer) => {
          if (path === '/pictures/app.svg') headers['Cache-Control'] = value;
        },
      ] as [string, string, (path: string, answer: Answer) => void],
  ),
  ...LISTS.map(
    ([server, body]) =>
      [
        'list',
        `a list of ${server}`,
        (path: string, answer: Answer) => {
          if (path === '/_next/static/') Object.assign(answer, { status: 200, body });
        },
      ] as [string, string, (path: string, answer: Answer) => void],
  ),
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
    (path, answer) => {
      if (path.startsWith('//'))
        Object.assign(answer, { status: 301, headers: { Location: path.replace('.html', '') } });
    },
  ],
];

test.each(BROKEN)('finds %s: %s', async (kind, _, change) => {
  expect(await kindsOf(await host('', change))).toEqual([kind]);
});

test('a catalogue may begin with a byte-order mark', async () => {
  const url = await host('', (path, answer) => {
    if (path === '/appsData.json' && answer.status === 200) answer.body = `\uFEFF${answer.body}`;
  });
  expect(await kindsOf(url)).toEqual([]);
});

test.each(['[', '{}', '<!doctype html>'])('a catalogue that is %s is an error', async (body) => {
  const url = await host('', (path, answer) => {
    if (path === '/appsData.json') answer.body = body;
  });
  await expect(verifySite(url)).rejects.toThrow('/appsData.json answers with 200, and is not a catalogue.');
});

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
    const site = await verifySite(other.url, { [SECRET]: SECRET });
    expect(site).toMatchObject({ differences: [], origin: server.url, basePath: '/store' });
    expect([...new Set(seen)]).toEqual([SECRET]);
    expect(isSignedIn).toBe(false);
    const { code, output } = await command(other.url);
    await other.close();
    expect(code).toBe(0);
    expect(output).toContain(`${other.url}/ redirects to ${target}/.`);
  });

  test('to the name of its file is a difference', async () => {
    const url = await host('', (path, answer) => {
      if (path === '/') Object.assign(answer, { status: 302, headers: { Location: '/index.html' } });
      else if (path === '/index.html') Object.assign(answer, rightAnswer('', '/'));
    });
    expect(await kindsOf(url)).toContain('page');
  });

  test.each(['/login?next=/', '/'])('to %s is no home page', async (location) => {
    const { other } = await redirecting(location);
    await expect(verifySite(other.url)).rejects.toThrow('answers with 302, and is not the home page');
    await other.close();
    await host('');
  });
});

describe('a site behind a sign-in', () => {
  const protect = () =>
    host('', (_, answer) => {
      if (!isSignedIn) Object.assign(answer, { status: 401, headers: {}, body: '' });
    });

  test('is verified with the header that opens it, which is not printed', async () => {
    const url = await protect();
    await expect(verifySite(url)).rejects.toThrow(/ answers with 401, .* --header 'NAME: VALUE'/);
    const right = await command(url, '--header', `${SECRET}: ${SECRET}`);
    expect(right).toEqual({ code: 0, output: expect.stringMatching(/^All \d+ responses are right\.\n$/) });
    for (const header of [SECRET, `${SECRET}:\n`, `: ${SECRET}`, `${SECRET} ${SECRET}: 1`, `a: ${SECRET}é`]) {
      const { code, output } = await command(url, '--header', header);
      expect(code).toBe(1);
      expect(output).toContain("A --header has not the form 'NAME: VALUE'.");
      expect(output).not.toContain(SECRET);
    }
    const wrong = await command(url, '--header', `a: ${SECRET}`);
    expect(wrong.output).toContain('401');
    expect(wrong.output).not.toContain(SECRET);
  });
});

test.each([
  ['Vercel', /The server is Vercel: Vercel reads vercel\.json/],
  ['Netlify', /Netlify reads netlify\.toml, and _headers/],
  ['cloudflare', /Cloudflare reads _headers/],
  ['GitHub.com', /GitHub Pages cannot be configured/],
  ['AmazonS3', /--host cloudfront/],
  ['lighttpd/1.4.69', /lighttpd needs `npm run hosting -- --host lighttpd`/],
  ['', /--host NAME/],
])('a report names what configures %p', (name, words) => {
  expect(report([], { ...FACTS, server: name }).join('\n')).toMatch(words);
});

test.each([
  ['swa', '"SWA-CLI-ETAG"', 'Azure'],
  ['superstatic', '4901b44f249df6f546647a8d98477a4f', 'Firebase'],
])('what the emulator %s does is named as its own', async (emulator, etag, name) => {
  const url = await host('', (path, { status, headers }) => {
    if (status === 200) headers.ETag = etag;
    if (path.startsWith('/apps.html')) headers.Location = '/';
    if (path === '/sw.js') headers['Cache-Control'] = CACHE.hashed;
  });
  const site = await verifySite(url);
  const [revalidation, caching] = ['revalidation', 'caching'].map((kind) =>
    report(
      site.differences.filter((one) => one.kind === kind),
      site,
    ).join('\n'),
  );
  expect(revalidation).toContain(
    `This seems to be ${emulator}, whose answers differ here from those of ${name}`,
  );
  expect(caching).toContain('/sw.js');
  expect(caching).not.toContain('This seems');
  expect(report(site.differences, { ...site, emulator: undefined }).join('\n')).not.toContain('This seems');
});

test('a server of this machine that compresses without Vary and has no name is wrangler', async () => {
  const withoutVary = (isCompressed: boolean, name?: string) =>
    host(
      '',
      (_, { headers }) => {
        delete headers.Vary;
        if (name) headers.Server = name;
      },
      isCompressed,
    );
  const emulatorOf = async (url: string) => {
    const { emulator } = await verifySite(url);
    await server.close();
    return emulator;
  };
  expect(await emulatorOf(await withoutVary(true))).toBe('wrangler');
  expect(await emulatorOf(await withoutVary(true, 'nginx'))).toBeUndefined();
  expect(await emulatorOf(await withoutVary(true, 'Netlify'))).toBe('netlify serve');
  expect(await emulatorOf(await withoutVary(true, 'Vercel'))).toBe('vercel dev');
  expect(await emulatorOf(await withoutVary(false))).toBeUndefined();
  await host('');
});

test('a report tells how to build for a host that cannot be configured, unless the site is built so', () => {
  const differences = [{ kind: 'page', path: '/apps', message: '404 instead of 200' }] as const;
  const linesOf = (areFolders: boolean) => report(differences, { ...FACTS, areFolders }).join('\n');
  expect(linesOf(false)).toContain('URL_STYLE=folders');
  expect(linesOf(true)).not.toContain('URL_STYLE=folders');
});

test.each([
  ['wrangler', 'failure'],
  ['netlify serve', 'caching'],
  ['swa', 'notFound'],
  ['swa', 'security'],
  ['vercel dev', 'encoded'],
  ['vercel dev', 'security'],
  ['vercel dev', 'query'],
  ['vercel dev', 'caching'],
] as const)('of %s, %s is named as its own', (emulator, kind) => {
  const differences = [{ kind, path: '/apps', message: 'wrong' }];
  expect(report(differences, { ...FACTS, emulator }).join('\n')).toContain(`This seems to be ${emulator}`);
});

type Change = (path: string, answer: Answer) => void;

const revalidateHashed: Change = (path, { headers }) => {
  if (path.startsWith('/_next/static/')) headers['Cache-Control'] = CACHE.others;
};
const showFileNames: Change = (path, answer) => {
  if (path.startsWith('/apps.html')) Object.assign(answer, { status: 200 });
};
const openImages: Change = (path, { headers }) => {
  if (path.endsWith('.svg')) Object.assign(headers, SECURITY_HEADERS);
};
const storeForMinutes: Change = (_, { headers }) => {
  headers['Cache-Control'] = 'max-age=600';
};

/** Each host with limits, a header of its responses, and a difference that its configuration cannot avoid. */
const LIMITS: readonly [name: string, header: string, value: string, change: Change, kind: string][] = [
  ['Vercel', 'Server', 'Vercel', revalidateHashed, 'hashed'],
  ['Vercel', 'X-Vercel-Id', 'fra1::1', revalidateHashed, 'hashed'],
  ['Firebase', 'Vary', 'x-fh-requested-host, accept-encoding', revalidateHashed, 'hashed'],
  ['Azure', 'x-ms-middleware-request-id', '0', revalidateHashed, 'hashed'],
  ['Netlify', 'X-Nf-Request-Id', '0', showFileNames, 'redirect'],
  ['GitHub Pages', 'X-GitHub-Request-Id', '0', storeForMinutes, 'caching'],
  ['CloudFront', 'X-Amz-Cf-Id', '0', openImages, 'security'],
];

test.each(LIMITS)(
  'what %s, named by %s, cannot do is no difference there',
  async (name, header, value, change, kind) => {
    const verify = async (change: Change) => {
      await server?.close();
      return verifySite(await host('', change));
    };
    const limited = await verify((path, answer) => {
      answer.headers[header] = value;
      change(path, answer);
    });
    expect(limited).toMatchObject({ host: name, differences: [] });
    expect(limited.limits.map((one) => one.kind)).toContain(kind);
    expect(reportLimits(limited.limits, name).join('\n')).toContain(
      `Expected of ${name}, whose configuration`,
    );

    const other = await verify(change);
    expect(other.limits).toEqual([]);
    expect(other.differences.map((one) => one.kind)).toContain(kind);
  },
);

test('a host with limits is wrong in what it can do', async () => {
  const change: Change = (_, { headers }) => {
    headers.Server = 'Vercel';
    headers['Cache-Control'] = 'max-age=600';
  };
  const { differences } = await verifySite(await host('', change));
  expect(new Set(differences.map(({ kind }) => kind))).toEqual(new Set(['caching', 'hashed']));
});

test('a missing redirect is named without a target', async () => {
  const url = await host('', (path, answer) => {
    if (path.startsWith('/apps.html')) Object.assign(answer, { status: 200, headers: {} });
  });
  const { differences } = await verifySite(url);
  expect(differences).toContainEqual(
    expect.objectContaining({ kind: 'redirect', message: '200 instead of 301 /apps' }),
  );
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

test.each([
  ['nginx/1.22.1', 'query', /> if \(\$request_uri .* return 301/],
  ['Apache/2.4.71 (Debian)', 'payload', /> Options -Indexes -MultiViews/],
  ['Caddy', 'compression', /> encode zstd gzip/],
] as const)('for %s, a report has the line that fixes %s', (name, kind, line) => {
  const differences = Array.from({ length: 7 }, (_, id) => ({ kind, path: `/apps/${id}`, message: 'wrong' }));
  const lines = report(differences, { ...FACTS, server: name, basePath: '/store' }).join('\n');
  expect(lines).toMatch(line);
  expect(lines).toContain('/apps/0: wrong');
  expect(lines).toContain('and 2 more');
  expect(report(differences, { ...FACTS, server: 'GitHub.com' }).join('\n')).not.toContain('>');
});

test('each server has lines that fix a difference, except for those that it cannot have', () => {
  const kinds = [...new Set(BROKEN.map(([kind]) => kind))];
  const withoutLines = ['nginx', 'Apache', 'Caddy'].flatMap((name) =>
    kinds
      .filter(
        (kind) =>
          !report([{ kind: kind as 'page', path: '', message: '' }], { ...FACTS, server: name })
            .join('\n')
            .includes('>'),
      )
      .map((kind) => `${name}: ${kind}`),
  );
  expect(withoutLines.sort()).toEqual(
    [
      'Apache: failure',
      'Caddy: failure',
      'nginx: failure',
      'nginx: payload',
      'nginx: image',
      'nginx: revalidation',
      'Apache: image',
      'Caddy: payload',
      'Caddy: image',
      'Caddy: revalidation',
    ].sort(),
  );
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
    revalidateHashed(path, answer);
  });
  const { code, output } = await command(url);
  expect(code).toBe(0);
  expect(output).toContain('Expected of Vercel');
  expect(output).toContain(`Cache-Control: ${CACHE.others}, instead of ${CACHE.hashed}`);
  expect(output).toMatch(/All else is right\.\n$/);
});

test('the command has exit code 0 for the right configuration, and 1 for another', async () => {
  const right = await command(await host(''));
  expect(right).toEqual({ code: 0, output: expect.stringMatching(/^All \d+ responses are right\.\n$/) });
  await server.close();
  const [[, , change] = []] = BROKEN;
  const wrong = await command(await host('', change));
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('[page] Serve /apps from apps.html');
  expect(wrong.output).toContain('/apps: 404 instead of 200');
});
