import { headersFile } from '@/lib/publish/hosting/headers-file';
import { firebaseJson, vercelJson } from '@/lib/publish/hosting/json-files';
import { netlifyToml } from '@/lib/publish/hosting/netlify';

// The servers of Debian are tested with a built site (several-languages.spec.ts).

const LANGUAGES = ['de', 'ar'];

interface VercelRule {
  source: string;
  destination: string;
}

const vercel: Record<'redirects' | 'rewrites', VercelRule[]> = JSON.parse(vercelJson('', false, LANGUAGES));

const vercelRules = (rules: readonly VercelRule[]) =>
  rules.map(({ source, destination }) => ({ pattern: new RegExp(`^${source}$`), target: destination }));

/** The URL that the first matching rule leads to; undefined if none matches. */
function lead(rules: readonly { pattern: RegExp; target: string }[], url: string): string | undefined {
  const rule = rules.find(({ pattern }) => pattern.test(url));
  return rule && url.replace(rule.pattern, rule.target);
}

const URLS = [
  ['/de', '/de/'],
  ['/de/index.html', '/de/'],
  ['/de/', undefined],
  ['/ar/', undefined],
  ['/apps/', '/apps'],
  ['/de/apps/', '/de/apps'],
  ['/de/apps/appdetails/7/', '/de/apps/appdetails/7'],
  ['/de/apps', undefined],
] as const;

test.each(URLS)('Vercel redirects %s to %s', (url, to) => {
  expect(lead(vercelRules(vercel.redirects), url)).toBe(to);
});

test.each([
  ['/apps', '/apps.html'],
  ['/de/apps/install', '/de/apps/install.html'],
  ['/index', undefined],
  ['/de/index', undefined],
  ['/de/404', undefined],
])('Vercel serves %s from %s', (url, file) => {
  expect(lead(vercelRules(vercel.rewrites), url)).toBe(file);
});

test.each(URLS)('Firebase redirects %s to %s', (url, to) => {
  const { hosting } = JSON.parse(firebaseJson('', LANGUAGES));
  const rules = hosting.redirects.map(({ regex, destination }: { regex: string; destination: string }) => ({
    pattern: new RegExp(regex),
    target: destination.replace(':1', '$1'),
  }));
  expect(hosting).not.toHaveProperty('trailingSlash');
  expect(lead(rules, url)).toBe(to);
});

test('Netlify shows the 404 page of the language', () => {
  expect(netlifyToml('/store', LANGUAGES)).toContain(
    '[[redirects]]\n  from = "/store/ar/*"\n  to = "/store/ar/404.html"\n  status = 404\n',
  );
});

test('hashed files of each language are immutable', () => {
  const text = headersFile('/store', ['/de/_next/static/chunks/a.js', '/de/apps.html', '/_next/static/b.js']);
  for (const path of ['/store/de/_next/static/chunks/a.js', '/store/_next/static/b.js'])
    expect(text).toContain(`${path}\n  Cache-Control: public, max-age=31536000, immutable`);
  expect(text).not.toContain('/de/apps.html');
});
