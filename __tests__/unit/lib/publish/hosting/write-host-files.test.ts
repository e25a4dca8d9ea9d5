import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
  jest.resetModules();
});
afterEach(() => {
  rmSync(out, { recursive: true });
  for (const name of [...HOSTS, 'NO_HOST']) delete process.env[name];
});

/** What hosts set while they build. */
const HOSTS = ['VERCEL', 'NETLIFY', 'NETLIFY_LOCAL', 'CF_PAGES', 'WORKERS_CI'];

test.each([
  ['VERCEL', []],
  ['NETLIFY', ['_headers']],
  ['NETLIFY_LOCAL', ['_headers']],
  ['CF_PAGES', ['_headers']],
  ['WORKERS_CI', ['_headers']],
  ['NO_HOST', ['.htaccess', '_headers']],
])('with %s, writes only what the host reads: %j', async (name, files) => {
  process.env[name] = '1';
  const { writeHostFiles } = await import('@/lib/publish/hosting/hosts');
  await writeHostFiles(out, out);
  expect(readdirSync(out).sort()).toEqual(files);
});

test('on Cloudflare, the page of an app with the id 404 is not the error page of its folder', async () => {
  process.env.CF_PAGES = '1';
  const own = join('public', 'own', '404.html');
  for (const path of [
    '404.html',
    'apps/appdetails/404.html',
    'apps/appdetails/404.txt',
    'own/404.html',
    own,
  ]) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), '');
  }
  const { writeHostFiles } = await import('@/lib/publish/hosting/hosts');
  await writeHostFiles(out, out);
  expect(readdirSync(out)).toContain('404.html');
  expect(readdirSync(join(out, 'own'))).toEqual(['404.html']);
  expect(readdirSync(join(out, 'apps/appdetails')).sort()).toEqual(['404', '404.txt']);
  expect(readdirSync(join(out, 'apps/appdetails/404'))).toEqual(['index.html']);
});

test('on Cloudflare, the error page of a language stays that of its folder', async () => {
  process.env.CF_PAGES = '1';
  mkdirSync(join(out, 'de'));
  writeFileSync(join(out, 'de', '404.html'), '');
  const { writeHostFiles } = await import('@/lib/publish/hosting/hosts');
  await writeHostFiles(out, out, ['de']);
  expect(readdirSync(join(out, 'de'))).toEqual(['404.html']);
});

describe('the configuration of the owner', () => {
  /** @param own Files in `public/`. */
  async function writeWith(own: Record<string, string>) {
    mkdirSync(join(out, 'public'));
    for (const [name, text] of Object.entries(own)) writeFileSync(join(out, 'public', name), text);
    const { writeHostFiles } = await import('@/lib/publish/hosting/hosts');
    await writeHostFiles(out, out);
    return (name: string) => readFileSync(join(out, name), 'utf8');
  }

  test('for Apache follows the headers of the site, and precedes its rewrite rules', async () => {
    const own = 'Header always set X-Frame-Options "SAMEORIGIN"\nRewriteRule ^old$ /apps [R=301,L]\n';
    const text = (await writeWith({ '.htaccess': own }))('.htaccess');
    expect(text).toContain(own);
    expect(text.lastIndexOf('Header always set', text.indexOf(own) - 1)).toBeGreaterThan(0);
    expect(text.indexOf('Header always set', text.indexOf(own) + own.length)).toBe(-1);
    expect(text.indexOf('RewriteRule')).toBe(text.indexOf('RewriteRule ^old$'));
  });

  test('for Netlify and Cloudflare replaces the headers of the site for the same path', async () => {
    const own = '/*\n  referrer-policy: no-referrer\n  X-Own: 1\n/embed/*\n  X-Embed: 1';
    const text = (await writeWith({ _headers: own }))('_headers');
    expect(text).toContain(own);
    expect(text.match(/^ {2}referrer-policy/gim)).toHaveLength(1);
    expect(text.match(/^ {2}X-Content-Type-Options/gm)).not.toBeNull();
  });

  test('is an error if hosts would join its values with those of the site', async () => {
    await expect(writeWith({ _headers: '/embed/*\n  Referrer-Policy: no-referrer\n' })).rejects.toThrow(
      'public/_headers sets Referrer-Policy for /embed/*, and the site sets it for /*',
    );
  });
});
