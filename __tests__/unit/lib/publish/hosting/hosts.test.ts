import { execFileSync } from 'node:child_process';
import { IMAGE_HEADERS, SECURITY_HEADERS } from '@/lib/publish/hosting/common-rules';
import { firebaseJson } from '@/lib/publish/hosting/firebase';
import { HOSTS } from '@/lib/publish/hosting/hosts';
import { netlifyToml } from '@/lib/publish/hosting/netlify';
import { headersFile } from '@/lib/publish/hosting/netlify-cloudflare-headers';
import { vercelJson } from '@/lib/publish/hosting/vercel';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';

const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** One path of each kind, with its `Cache-Control`. */
const KINDS = [
  ['/', REVALIDATED],
  ['/apps', REVALIDATED],
  ['/apps/install', REVALIDATED],
  ['/apps/appdetails/7', REVALIDATED],
  ['/apps/appdetails/7.txt', REVALIDATED],
  ['/appsData.json', REVALIDATED],
  ['/index.txt', REVALIDATED],
  ['/no/such/page', REVALIDATED],
  ['/404.html', REVALIDATED],
  ['/_next/static/chunks/0abc.js', IMMUTABLE],
  ['/_next/static/media/figtree.woff2', IMMUTABLE],
  ['/pictures/plover.svg', HOUR],
  ['/illustrations/hero.svg', HOUR],
  ['/pictures/plover.png', HOUR],
  ['/plover.svg', REVALIDATED],
  ['/logos/2026/plover.svg', REVALIDATED],
  ['/logos/PUFFIN.SVG', REVALIDATED],
  ['/logos/wren.Svg', REVALIDATED],
  ['/logos/plover.png', REVALIDATED],
  // No SVG files.
  ['/apps/developers/plover-svg', REVALIDATED],
  ['/apps/developers/plover.svg.html', REVALIDATED],
] as const;

/** Some files of an export. */
const FILES = [
  '/_next/static/chunks/0abc.js',
  '/_next/static/media/figtree.woff2',
  '/apps.html',
  '/pictures/plover.svg',
];

/** A missing hashed file, which an old page requests, or any page during a deploy. */
const MISSING = '/_next/static/chunks/gone.js';

test('the policy has all security headers', () => {
  expect(Object.keys(SECURITY_HEADERS).sort()).toEqual([
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'X-Content-Type-Options',
  ]);
});

describe.each(['', '/store'])('at %p', (basePath) => {
  // Netlify's are in `_headers`.
  const withHeaders = Object.entries(HOSTS).filter(([name]) => name !== 'netlify');

  test.each(withHeaders)('the configuration of %s has the security headers', (_, configuration) => {
    const text = configuration(basePath).replaceAll('\\"', '"');
    for (const value of Object.values(SECURITY_HEADERS)) expect(text).toContain(value);
  });

  test.each(['azure', 'firebase', 'vercel'])(
    '%s, whose rules also apply to 404s, revalidates hashed files',
    (host) => {
      expect(HOSTS[host]?.(basePath)).not.toMatch(/immutable|_next/);
    },
  );
});

/** The headers of a path: those of an image or an SVG file, or of everything else. */
const securityHeadersOf = (path: string): Readonly<Record<string, string>> =>
  /^\/(pictures|illustrations|resized)\/|\.svg$/i.test(path)
    ? { ...SECURITY_HEADERS, ...IMAGE_HEADERS }
    : SECURITY_HEADERS;

test('no page can be framed, and no value ends a text in nginx.conf, where $ and \\ are special', () => {
  expect(SECURITY_HEADERS['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  for (const headers of [SECURITY_HEADERS, IMAGE_HEADERS])
    for (const value of Object.values(headers)) expect(value).not.toMatch(/["$\\\n]/);
});

describe.each(['', '/store'])('below %p', (basePath) => {
  const at = (path: string) => basePath + path;

  describe('_headers', () => {
    const text = headersFile(basePath, FILES);
    const rules = parseHeadersFile(text);
    /** Cloudflare joins the values of every rule that matches. */
    const headersOf = (path: string, name: string) =>
      rules.filter((rule) => rule.matches(path)).flatMap((rule) => rule.headers.get(name) ?? []);

    test.each(KINDS)('caches %s according to the policy', (path, cacheControl) => {
      const values = headersOf(at(path), 'Cache-Control');
      // The host revalidates files without a rule by default.
      expect(values).toEqual(cacheControl === REVALIDATED && values.length === 0 ? [] : [cacheControl]);
    });

    test('does not cache the 404 of a missing hashed file', () => {
      expect(headersOf(at(MISSING), 'Cache-Control')).toEqual([]);
    });

    test('sets each security header for every path, and those of images after them', () => {
      for (const [path] of KINDS)
        for (const name of Object.keys(SECURITY_HEADERS)) {
          const [value = '', ...others] = new Set([SECURITY_HEADERS[name], securityHeadersOf(path)[name]]);
          expect([...new Set(headersOf(at(path), name))]).toEqual([value, ...others]);
        }
    });

    test('has one rule for each path', () => {
      const paths = rules.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
    });

    test('respects Cloudflare’s limits: 100 rules, lines of 2,000 characters, one * in a path', () => {
      const many = Array.from({ length: 200 }, (_, index) => `/_next/static/chunks/${index}.js`);
      expect(parseHeadersFile(headersFile(basePath, many)).length).toBeLessThanOrEqual(100);
      for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
      for (const { path } of rules) expect(path).toMatch(/^\/[^*:]*\*?[^*:]*$/);
    });

    test('has a rule for each hashed file of a language', () => {
      const german = '/de/_next/static/chunks/a.js';
      const paths = parseHeadersFile(headersFile(basePath, [...FILES, german, '/de/apps.html']));
      expect(paths.map(({ path }) => path)).toContain(at(german));
      expect(paths.map(({ path }) => path)).not.toContain(at('/de/apps.html'));
    });

    test('keeps the rules of the scripts in a catalogue with many shards', () => {
      const shards = Array.from(
        { length: 200 },
        (_, index) => `/_next/static/catalogue/1a2b/apps/${index}.json`,
      );
      const paths = parseHeadersFile(headersFile(basePath, [...shards, ...FILES]));
      expect(paths.some(({ path }) => path === at('/_next/static/chunks/0abc.js'))).toBe(true);
      expect(paths.some(({ path }) => path.includes('/1a2b/'))).toBe(false);
    });
  });

  const vercel = JSON.parse(HOSTS.vercel!(basePath)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const azure = JSON.parse(HOSTS.azure!(basePath)) as {
    routes: { route: string; headers?: Record<string, string> }[];
    globalHeaders: Record<string, string>;
  };

  /** The headers of a path, by the hosts whose rules also apply to 404s. Of several rules for a header, all values are there. */
  const HEADERS_OF: Record<string, (path: string) => Record<string, string>> = {
    'vercel.json': (path) => {
      const rules = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
      const found: Record<string, string> = {};
      for (const { key, value } of rules.flatMap(({ headers }) => headers))
        found[key] = [found[key], value].filter(Boolean).join();
      return found;
    },
    // Azure uses the first route, whose headers replace those of all responses.
    'staticwebapp.config.json': (path) => {
      const first = azure.routes.find(({ route }) => {
        const [, start = route, extensions] = /^(.*)\*(?:\.{(.*)})?$/.exec(route) ?? [];
        if (start === route) return path === route;
        return (
          path.startsWith(start) &&
          (!extensions || extensions.split(',').includes(path.split('.').at(-1) ?? ''))
        );
      });
      return { ...azure.globalHeaders, ...first?.headers };
    },
  };

  test.each(Object.keys(HEADERS_OF))(
    '%s has the headers of the policy, but revalidates hashed files',
    (file) => {
      for (const [path, cacheControl] of KINDS)
        expect({ path, ...HEADERS_OF[file]?.(at(path)) }).toEqual({
          path,
          ...securityHeadersOf(path),
          'Cache-Control': cacheControl === IMMUTABLE ? REVALIDATED : cacheControl,
        });
    },
  );
});

describe('below a base path, the rest of the domain belongs to other sites', () => {
  const OTHERS = [
    '/',
    '/no/such/page',
    '/404.html',
    '/pictures/plover.svg',
    '/storefront',
    '/shop/plover.svg',
  ];

  test.each(OTHERS)('_headers sets no header for %s', (path) => {
    const rules = parseHeadersFile(headersFile('/store', FILES));
    expect(rules.filter((rule) => rule.matches(path))).toEqual([]);
  });

  test.each(OTHERS)('vercel.json sets no header for %s', (path) => {
    const { headers } = JSON.parse(HOSTS.vercel!('/store')) as { headers: { source: string }[] };
    expect(headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))).toEqual([]);
  });
});

interface Rule {
  source?: string;
  regex?: string;
  destination: string;
}

/** Where the first rule of Vercel or Firebase that matches a URL leads to; undefined if none matches. */
function lead(rules: readonly Rule[] = [], url: string): string | undefined {
  for (const { source, regex = `^${source}$`, destination } of rules)
    if (new RegExp(regex).test(url)) return url.replace(new RegExp(regex), destination.replace(':1', '$1'));
  return undefined;
}

/** Of a site in several languages. The servers of Debian are tested with a built site (several-languages.spec.ts). */
const LANGUAGES = ['de', 'ar'];
const IN_LANGUAGES = [
  ['/de', '/de/'],
  ['/de/index.html', '/de/'],
  ['/de/', undefined],
  ['/ar/', undefined],
  ['/apps/', '/apps'],
  ['/de/apps/', '/de/apps'],
  ['/de/apps/appdetails/7/', '/de/apps/appdetails/7'],
  ['/de/apps', undefined],
] as const;

/** Home is /store/, where the router's paths are right. */
const BELOW = [
  ['/store', '/store/'],
  ['/store/', undefined],
  ['/store/index.html', '/store/'],
  ['/store/apps', undefined],
  ['/store/apps/', '/store/apps'],
  ['/store/apps/appdetails/7/', '/store/apps/appdetails/7'],
  ['/', undefined],
  ['/storefront/', undefined],
  ['/shop/apps/', undefined],
] as const;

describe('on Vercel, each page has one URL', () => {
  test('by its own rules, for files at the root', () => {
    const { redirects, ...config } = JSON.parse(vercelJson('', false));
    expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(redirects).toBeUndefined();
  });

  const FOLDERS = [
    ['/index.html', '/'],
    ['/apps/index.html', '/apps/'],
    ['/apps/appdetails/7/index.html', '/apps/appdetails/7/'],
    ['/apps', '/apps/'],
    ['/apps/', undefined],
    ['/apps/appdetails/org.example.app', '/apps/appdetails/org.example.app/'],
    ['/de/apps/appdetails/org.example.app', '/de/apps/appdetails/org.example.app/'],
    ['/appsData.json', undefined],
    ['/.well-known/assetlinks', undefined],
    ['/\\elsewhere.example', undefined],
    ['//elsewhere', undefined],
    ['//elsewhere.example/index.html', undefined],
    ['/\\elsewhere.example/index.html', undefined],
  ] as const;
  test.each(FOLDERS)('of folders, %s leads to %s', (path, expected) => {
    const { redirects, ...config } = JSON.parse(vercelJson('', true));
    // Vercel would lead from /apps/appdetails/org.example.app/ to the URL without a slash.
    expect(config).not.toHaveProperty('trailingSlash');
    expect(lead(redirects, path)).toBe(expected);
    if (expected)
      expect(lead(JSON.parse(vercelJson('/store', true)).redirects, `/store${path}`)).toBe(
        `/store${expected}`,
      );
  });

  test('of folders, the base path without a slash leads to home', () => {
    const { redirects } = JSON.parse(vercelJson('/store', true));
    expect(lead(redirects, '/store')).toBe('/store/');
    expect(lead(redirects, '/storefront')).toBeUndefined();
  });

  test.each([...BELOW, ['/store/apps.html', '/store/apps'] as const])(
    'below a base path, %s leads to %s',
    (path, expected) => {
      expect(lead(JSON.parse(vercelJson('/store', false)).redirects, path)).toBe(expected);
    },
  );

  const ELSEWHERE = [
    '//elsewhere.example/',
    '//elsewhere.example/a.html',
    '/\\elsewhere.example/',
    '/\\elsewhere.example/a.html',
  ].map((path) => [path, undefined] as const);
  test.each([...IN_LANGUAGES, ...ELSEWHERE])('in several languages, %s leads to %s', (path, expected) => {
    expect(lead(JSON.parse(vercelJson('', false, LANGUAGES)).redirects, path)).toBe(expected);
  });

  test.each([
    ['/store', '/apps', '/apps.html'],
    ['/store', '/apps/developers/est%C3%BAdio', '/apps/developers/est%C3%BAdio.html'],
    ['/store', '/apps/appdetails/org.example.app', '/apps/appdetails/org.example.app.html'],
    ['/store', '/appsData.json', undefined],
    ['/store', '/pictures/q.png', undefined],
    ['/store', '/', undefined],
    ['/store', '/index', undefined],
    ['/store', '/404', undefined],
    ['/store', '/indexes/404-free', '/indexes/404-free.html'],
    ['', '/apps', '/apps.html'],
    ['', '/de/apps/install', '/de/apps/install.html'],
    ['', '/de/apps/appdetails/org.example.app', '/de/apps/appdetails/org.example.app.html'],
    ['', '/index', undefined],
    ['', '/de/index', undefined],
    ['', '/de/404', undefined],
  ])('below %p, %s is the file %s', (basePath, path, file) => {
    const { rewrites } = JSON.parse(vercelJson(basePath, false, basePath ? [] : LANGUAGES));
    expect(lead(rewrites, basePath + path)).toBe(file && basePath + file);
  });
});

test('on Firebase, an SVG file has the headers of images, also by a name such as wren.Svg', () => {
  const { headers } = JSON.parse(firebaseJson('')).hosting as { headers: { source: string }[] };
  const extensions = headers.flatMap(({ source }) => /\.@\((.*)\)$/.exec(source)?.[1]?.split('|') ?? []);
  expect(extensions).toEqual(expect.arrayContaining(['svg', 'SVG', 'Svg', 'sVg']));
});

describe('on Firebase, each page has one URL', () => {
  const AT_ROOT = [
    ['/', undefined],
    ['/index.html', '/'],
    ['//elsewhere.example/index.html', undefined],
  ] as const;

  test.each([
    ...AT_ROOT.map((row) => ['', [], ...row] as const),
    ...BELOW.map((row) => ['/store', [], ...row] as const),
    ...IN_LANGUAGES.map((row) => ['', LANGUAGES, ...row] as const),
  ])('below %p, in the languages %j, %s leads to %s', (basePath, languages, path, expected) => {
    const { redirects, trailingSlash } = JSON.parse(firebaseJson(basePath, languages)).hosting;
    expect(lead(redirects, path)).toBe(expected);
    // It would lead from /store/ to /store.
    expect(trailingSlash).toBe(basePath || languages.length > 0 ? undefined : false);
  });
});

test('on Netlify, a language has its 404 page', () => {
  expect(netlifyToml('/store', LANGUAGES)).toContain(
    '[[redirects]]\n  from = "/store/ar/*"\n  to = "/store/ar/404.html"\n  status = 404\n',
  );
});

test('netlify.toml puts _headers of a site below a base path where Netlify reads it', () => {
  const project = temporaryFolder();
  const [, command = ''] = /^ {2}command = "(.*)"$/m.exec(HOSTS.netlify!('/store')) ?? [];
  project.write({ 'out/_headers': '', 'out/404.html': '', 'out/index.html': '' });
  execFileSync('sh', ['-c', command.replace('npm run build', 'true')], { cwd: project.path });
  expect(project.files().filter((path) => path.startsWith('.next/site/'))).toEqual([
    '.next/site/404.html',
    '.next/site/_headers',
    '.next/site/store/404.html',
    '.next/site/store/index.html',
  ]);
});

function parseHeadersFile(text: string) {
  const blocks = text
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n(?=\/)/);
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const headers = new Map(lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]));
    const [start = '', end] = path.split('*');
    const matches = (other: string) =>
      end === undefined ? other === path : other.startsWith(start) && other.endsWith(end);
    return { path, headers, matches };
  });
}
