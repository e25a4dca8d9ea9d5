import { writeHostFiles } from '@/lib/publish/hosting/hosts';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let out: TemporaryFolder;
beforeEach(() => {
  out = temporaryFolder();
});

/** Lets the build run on a host, which sets a variable. */
const buildOn = (name: string) => jest.replaceProperty(process, 'env', { ...process.env, [name]: '1' });

test.each([
  ['VERCEL', []],
  ['NETLIFY', ['_headers']],
  ['NETLIFY_LOCAL', ['_headers']],
  ['CF_PAGES', ['_headers']],
  ['WORKERS_CI', ['_headers']],
  ['NO_HOST', ['.htaccess', '_headers']],
])('with %s, writes only what the host reads: %j', async (name, files) => {
  buildOn(name);
  await writeHostFiles(out.path, out.path);
  expect(out.files()).toEqual(files);
});

test('on Cloudflare, the page of an app with the id 404 is not the error page of its folder', async () => {
  buildOn('CF_PAGES');
  const own = ['own/404.html', 'apps/manual/404.html'];
  const others = ['404.html', 'apps/appdetails/404.txt', 'de/404.html', ...own];
  for (const path of own) out.write({ [`public/${path}`]: '' });
  for (const path of [...others, 'apps/appdetails/404.html', 'de/apps/appdetails/404.html'])
    out.write({ [path]: '' });
  await writeHostFiles(out.path, out.path, ['de']);
  const moved = ['apps/appdetails/404/index.html', 'de/apps/appdetails/404/index.html'];
  const published = out.files().filter((path) => !path.startsWith('public/'));
  expect(published).toEqual([...others, ...moved, '_headers'].sort());
});

describe('the configuration of the owner', () => {
  /** @param own Files in `public/`. */
  async function writeWith(own: Record<string, string>) {
    for (const [name, text] of Object.entries(own)) out.write({ [`public/${name}`]: text });
    await writeHostFiles(out.path, out.path);
    return out.read;
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
    const own = '/*\n  X-First: 1\n/embed/*\n  X-Embed: 1\n/*\n  referrer-policy: no-referrer\n  X-Own: 1';
    const text = (await writeWith({ _headers: own }))('_headers');
    expect(text).toContain(`/embed/*\n  X-Embed: 1\n/*\n  Content-Security-Policy:`);
    expect(text).toContain('\n  referrer-policy: no-referrer\n  X-Own: 1\n');
    expect(text.match(/^\/\*$/gm)).toHaveLength(2);
    expect(text.match(/^ {2}referrer-policy/gim)).toHaveLength(1);
    expect(text.match(/^ {2}X-Content-Type-Options/gm)).not.toBeNull();
  });

  test('is an error if hosts would join its values with those of the site', async () => {
    await expect(writeWith({ _headers: '/embed/*\n  Referrer-Policy: no-referrer\n' })).rejects.toThrow(
      'public/_headers sets Referrer-Policy for /embed/*, and the site sets it for /*',
    );
  });
});
