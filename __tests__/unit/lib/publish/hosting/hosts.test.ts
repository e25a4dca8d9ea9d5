import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFile } from '@/lib/publish/hosting/headers-file';
import { HOSTS, PROJECT_FILES } from '@/lib/publish/hosting/hosts';
import { vercelJson } from '@/lib/publish/hosting/json-files';
import { IMAGE_HEADERS, SECURITY_HEADERS } from '@/lib/publish/hosting/policy';

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

const NAMES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
];

test.each(Object.entries(PROJECT_FILES))('%s is up to date (npm run hosting)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
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

test('the policy has all security headers', () => {
  expect(Object.keys(SECURITY_HEADERS).sort()).toEqual(NAMES);
  expect(SECURITY_HEADERS['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  // The values are in double quotes in nginx.conf, where $ and \ are special.
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
        for (const name of NAMES) {
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

  describe('vercel.json', () => {
    const config = JSON.parse(HOSTS.vercel!(basePath)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const headersOf = (path: string, name: string) =>
      config.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap(({ headers }) => headers.filter(({ key }) => key === name).map(({ value }) => value));

    test.each(KINDS)('caches %s according to the policy, or revalidates it', (path, cacheControl) => {
      // Hashed files are revalidated too, because a rule also applies to the 404 of a missing file.
      const expected = cacheControl === IMMUTABLE ? REVALIDATED : cacheControl;
      expect(headersOf(at(path), 'Cache-Control')).toEqual([expected]);
    });

    test('does not cache the 404 of a missing hashed file', () => {
      expect(headersOf(at(MISSING), 'Cache-Control')).toEqual([REVALIDATED]);
    });

    test('sets each security header once for every path', () => {
      for (const [path] of KINDS)
        for (const [name, value] of Object.entries(securityHeadersOf(path)))
          expect(headersOf(at(path), name)).toEqual([value]);
    });
  });

  describe('staticwebapp.config.json', () => {
    interface Route {
      route: string;
      headers?: Record<string, string>;
    }
    const { routes, globalHeaders } = JSON.parse(HOSTS.azure!(basePath)) as {
      routes: Route[];
      globalHeaders: Record<string, string>;
    };
    /** Azure uses the first route, whose headers replace those of all responses. */
    const headersOf = (path: string) => {
      const first = routes.find(({ route }) => {
        const [, start = route, extensions] = /^(.*)\*(?:\.{(.*)})?$/.exec(route) ?? [];
        if (start === route) return path === route;
        return (
          path.startsWith(start) &&
          (!extensions || extensions.split(',').includes(path.split('.').at(-1) ?? ''))
        );
      });
      return { ...globalHeaders, ...first?.headers };
    };

    test.each([...KINDS, ['/logos/wren.Svg', REVALIDATED] as const])(
      'sends the headers of the policy for %s, or revalidates it',
      (path, cacheControl) => {
        const expected = cacheControl === IMMUTABLE ? REVALIDATED : cacheControl;
        expect(headersOf(at(path))).toMatchObject({ ...securityHeadersOf(path), 'Cache-Control': expected });
      },
    );
  });
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

describe('on Vercel, each page has one URL', () => {
  interface Config {
    cleanUrls?: boolean;
    trailingSlash?: boolean;
    redirects?: { source: string; destination: string; permanent: boolean }[];
    rewrites?: { source: string; destination: string }[];
  }

  /** The redirects of Vercel, in their order: https://github.com/vercel/vercel/blob/main/packages/routing-utils/src. */
  function locationOf(
    { cleanUrls, trailingSlash, redirects = [] }: Config,
    path: string,
  ): string | undefined {
    const slash = trailingSlash ? '/' : '';
    const rules: [RegExp, string][] = [
      ...(cleanUrls
        ? ([
            [/^\/(?:(.+)\/)?index(?:\.html)?\/?$/, `/$1${slash}`],
            [/^\/(.*)\.html\/?$/, `/$1${slash}`],
          ] as [RegExp, string][])
        : []),
      ...(trailingSlash === true
        ? ([[/^\/((?:[^/]+\/)*[^/.]+)$/, '/$1/']] as [RegExp, string][])
        : trailingSlash === false
          ? ([[/^\/(.*)\/$/, '/$1']] as [RegExp, string][])
          : []),
      ...redirects.map(({ source, destination }): [RegExp, string] => [
        new RegExp(`^${source}$`),
        destination,
      ]),
    ];
    const rule = rules.find(([source]) => source.test(path));
    return rule && path !== '/' ? path.replace(...rule) : undefined;
  }

  const FILES_AT_ROOT = [
    ['/', undefined],
    ['/index.html', '/'],
    ['/apps', undefined],
    ['/apps.html', '/apps'],
    ['/apps/', '/apps'],
  ] as const;
  const FILES_BELOW = [
    ['/store', '/store/'],
    ['/store/', undefined],
    ['/store/index.html', '/store/'],
    ['/store/apps', undefined],
    ['/store/apps.html', '/store/apps'],
    ['/store/apps/', '/store/apps'],
    ['/store/apps/appdetails/7/', '/store/apps/appdetails/7'],
    ['/', undefined],
    ['/storefront/', undefined],
    ['/shop/apps/', undefined],
  ] as const;
  const FOLDERS_AT_ROOT = [
    ['/', undefined],
    ['/index.html', '/'],
    ['/apps', '/apps/'],
    ['/apps/', undefined],
    ['/apps/index.html', '/apps/'],
    ['/apps/appdetails/7/index.html', '/apps/appdetails/7/'],
    ['/pictures/q.svg', undefined],
    ['//elsewhere.example/index.html', undefined],
    ['/\\elsewhere.example/index.html', undefined],
  ] as const;
  const FOLDERS_BELOW = [
    ['/store', '/store/'],
    ['/store/', undefined],
    ['/store/index.html', '/store/'],
    ['/store/apps/index.html', '/store/apps/'],
  ] as const;

  test.each([
    ...FILES_AT_ROOT.map((row) => ['', false, ...row] as const),
    ...FILES_BELOW.map((row) => ['/store', false, ...row] as const),
    ...FOLDERS_AT_ROOT.map((row) => ['', true, ...row] as const),
    ...FOLDERS_BELOW.map((row) => ['/store', true, ...row] as const),
  ])('below %p, as folders %p: %s leads to %s', (basePath, areFolders, path, expected) => {
    const config = JSON.parse(vercelJson(basePath, areFolders)) as Config;
    expect(locationOf(config, path)).toBe(expected);
  });

  test.each([
    ['/store/apps', '/store/apps.html'],
    ['/store/apps/developers/est%C3%BAdio', '/store/apps/developers/est%C3%BAdio.html'],
    ['/store/appsData.json', undefined],
    ['/store/', undefined],
    ['/store/index', undefined],
    ['/store/404', undefined],
    ['/store/indexes/404-free', '/store/indexes/404-free.html'],
  ])('below a base path, %s is the file %s', (path, expected) => {
    const { rewrites = [] } = JSON.parse(vercelJson('/store')) as Config;
    const files = rewrites
      .map(({ source, destination }) => [new RegExp(`^${source}$`), destination] as const)
      .filter(([source]) => source.test(path))
      .map((rule) => path.replace(...rule));
    expect(files).toEqual(expected ? [expected] : []);
  });
});

test('netlify.toml puts _headers of a site below a base path where Netlify reads it', () => {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  const [, command = ''] = /^ {2}command = "(.*)"$/m.exec(HOSTS.netlify!('/store')) ?? [];
  mkdirSync(join(project, 'out'));
  for (const file of ['_headers', '404.html', 'index.html']) writeFileSync(join(project, 'out', file), '');
  execFileSync('sh', ['-c', command.replace('npm run build', 'true')], { cwd: project });
  expect(readdirSync(join(project, '.next/site'), { recursive: true }).sort()).toEqual([
    '404.html',
    '_headers',
    'store',
    join('store', '404.html'),
    join('store', 'index.html'),
  ]);
  rmSync(project, { recursive: true });
});

describe('firebase.json', () => {
  interface Redirect {
    regex: string;
    destination: string;
  }
  const read = (basePath: string) =>
    JSON.parse(HOSTS.firebase!(basePath)).hosting as { trailingSlash?: boolean; redirects: Redirect[] };

  test.each([
    // Home is /store/, where the router's paths are right.
    ['/store', '/store', '/store/'],
    ['/store', '/store/index.html', '/store/'],
    ['/store', '/store/', undefined],
    ['/store', '/store/apps', undefined],
    ['/store', '/store/apps/', '/store/apps'],
    ['/store', '/store/apps/appdetails/7/', '/store/apps/appdetails/7'],
    ['/store', '/storefront/', undefined],
    ['/store', '/', undefined],
    ['', '/', undefined],
    ['', '/index.html', '/'],
    ['', '//elsewhere.example/index.html', undefined],
  ])('below %p, redirects %s to %s', (basePath, path, expected) => {
    const { redirects, trailingSlash } = read(basePath);
    const targets = redirects
      .map(({ regex, destination }) => [new RegExp(regex).exec(path), destination] as const)
      .filter(([match]) => match)
      .map(([match, destination]) => destination.replace(':1', match?.[1] ?? ''));
    expect(targets).toEqual(expected ? [expected] : []);
    // It would lead from /store/ to /store.
    expect(trailingSlash).toBe(basePath ? undefined : false);
  });
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
