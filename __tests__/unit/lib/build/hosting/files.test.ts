import { readFileSync } from 'node:fs';
import { hostingFiles } from '@/lib/build/hosting/files';
import { headersFile } from '@/lib/build/hosting/headers-file';
import { SECURITY_HEADERS } from '@/lib/build/hosting/policy';

const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK = 'public, max-age=0, must-revalidate';

/** One file of each kind, and how long a browser may keep it. */
const KINDS = [
  ['/', ASK],
  ['/apps', ASK],
  ['/apps/install', ASK],
  ['/apps/appdetails/7', ASK],
  ['/apps/__next._tree.txt', ASK],
  ['/appsData.json', ASK],
  ['/index.txt', ASK],
  ['/no/such/page', ASK],
  ['/_next/static/chunks/0abc.js', FOR_GOOD],
  ['/_next/static/media/figtree.woff2', FOR_GOOD],
  ['/icons/puffin.svg', HOUR],
  ['/illustrations/hero.svg', HOUR],
] as const;

/** The files of an export, as far as their names matter. */
const FILES = [
  '/_next/static/chunks/0abc.js',
  '/_next/static/media/figtree.woff2',
  '/apps.html',
  '/icons/puffin.svg',
];

/** A hashed file that is not there: asked for by an old page, or during a deploy. */
const MISSING = '/_next/static/chunks/gone.js';

const NAMES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
];

test.each(Object.entries(hostingFiles()))('%s is what `npm run hosting` writes', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('the security headers are those that the site promises', () => {
  expect(Object.keys(SECURITY_HEADERS).sort()).toEqual(NAMES);
  expect(SECURITY_HEADERS['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  // They stand between double quotes in nginx.conf, where $ and \ mean something.
  for (const value of Object.values(SECURITY_HEADERS)) expect(value).not.toMatch(/["$\\\n]/);
});

describe.each(['', '/store'])('below %p', (basePath) => {
  const files = hostingFiles(basePath);
  const at = (path: string) => basePath + path;

  describe('_headers', () => {
    const text = headersFile(basePath, FILES);
    const rules = parseHeadersFile(text);
    /** Cloudflare joins the values of every rule that matches. */
    const headersOf = (path: string, name: string) =>
      rules.filter((rule) => rule.matches(path)).flatMap((rule) => rule.headers.get(name) ?? []);

    test.each(KINDS)('lets a browser keep %s as the policy says', (path, cacheControl) => {
      const values = headersOf(at(path), 'Cache-Control');
      // Unnamed files are revalidated by the host’s own rule.
      expect(values).toEqual(cacheControl === ASK && values.length === 0 ? [] : [cacheControl]);
    });

    test('does not let the 404 of a missing hashed file be cached', () => {
      expect(headersOf(at(MISSING), 'Cache-Control')).toEqual([]);
      // Before a build the names of the files are unknown.
      expect(files['public/_headers']).not.toContain('immutable');
    });

    test('gives every path each security header once', () => {
      for (const [path] of KINDS) for (const name of NAMES) expect(headersOf(at(path), name)).toHaveLength(1);
    });

    test('keeps to Cloudflare’s limits: 100 rules, lines of 2,000 characters, one * at a path’s end', () => {
      const many = Array.from({ length: 200 }, (_, index) => `/_next/static/chunks/${index}.js`);
      expect(parseHeadersFile(headersFile(basePath, many)).length).toBeLessThanOrEqual(100);
      for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
      for (const { path } of rules) expect(path).toMatch(/^\/[^*:]*\*?$/);
    });
  });

  describe('_redirects', () => {
    const lines = (files['public/_redirects'] ?? '').split('\n').filter((line) => line && line[0] !== '#');
    const redirects = lines.map((line) => line.split(' '));

    test('lead from a page’s file to its clean address', () => {
      expect(redirects).toEqual([
        [at('/index.html'), at('/'), '301'],
        [at('/apps.html'), at('/apps'), '301'],
        [at('/apps/install.html'), at('/apps/install'), '301'],
      ]);
    });

    test('have no catch-all, no loop, and no rule that only takes a slash away', () => {
      const sources = redirects.map(([from]) => from);
      for (const [from, to] of redirects) {
        expect(from).not.toMatch(/\*|\/$/);
        expect(sources).not.toContain(to);
      }
    });
  });

  describe('vercel.json', () => {
    const config = JSON.parse(files['vercel.json'] ?? '') as {
      cleanUrls: boolean;
      trailingSlash?: boolean;
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const headersOf = (path: string, name: string) =>
      config.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap(({ headers }) => headers.filter(({ key }) => key === name).map(({ value }) => value));

    test.each(KINDS)('lets a browser keep %s as the policy says, or revalidates it', (path, cacheControl) => {
      // Hashed files too: the host has one rule for a file and for the 404 in its place.
      const expected = cacheControl === FOR_GOOD ? ASK : cacheControl;
      expect(headersOf(at(path), 'Cache-Control')).toEqual([expected]);
    });

    test('does not let the 404 of a missing hashed file be cached', () => {
      expect(headersOf(at(MISSING), 'Cache-Control')).toEqual([ASK]);
    });

    test('gives every path each security header once, and clean addresses', () => {
      for (const [path] of KINDS) for (const name of NAMES) expect(headersOf(at(path), name)).toHaveLength(1);
      expect(config.cleanUrls).toBe(true);
      // Below the root, home keeps its slash.
      expect(config.trailingSlash).toBe(basePath ? undefined : false);
    });
  });

  describe('nginx.conf', () => {
    const conf = files['nginx.conf'] ?? '';

    test('closes every block that it opens', () => {
      const quoted = conf.replace(/"[^"\n]*"/g, '""').replace(/#.*$/gm, '');
      expect(quoted.match(/{/g)?.length).toBe(quoted.match(/}/g)?.length);
    });

    test('adds every header at the level of the server, with errors too, and none in a location', () => {
      const added = conf.match(/^ *add_header .*$/gm) ?? [];
      expect(added).toHaveLength(NAMES.length + 1);
      for (const line of added) expect(line).toMatch(/^ {2}add_header [\w-]+ .+ always;$/);
      for (const location of conf.match(/location [^\n]*/g) ?? [])
        expect(location).not.toContain('add_header');
    });

    test.each(KINDS.filter(([, cacheControl]) => cacheControl !== ASK))(
      'has %s in its map of what is kept',
      (path, cacheControl) => {
        const entries = [...conf.matchAll(/^ {2}"~([^"]+)" "([^"]+)";$/gm)];
        const valuesOf = (status: number) =>
          entries
            .filter(([, source]) => new RegExp(source ?? '').test(`${status}:${at(path)}`))
            .map(([, , value]) => value);
        for (const status of [200, 206, 304]) expect(valuesOf(status)).toEqual([cacheControl]);
        for (const status of [301, 404, 500]) expect(valuesOf(status)).toEqual([]);
      },
    );
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
    const matches = (other: string) =>
      path.endsWith('*') ? other.startsWith(path.slice(0, -1)) : other === path;
    return { path, headers, matches };
  });
}
