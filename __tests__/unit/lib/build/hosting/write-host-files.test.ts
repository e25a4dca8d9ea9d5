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
  for (const name of ['NEXT_PUBLIC_BASE_PATH', ...HOSTS, 'NO_HOST']) delete process.env[name];
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
  const { writeHostFiles } = await import('@/lib/build/hosting/hosts');
  await writeHostFiles(out);
  expect(readdirSync(out).sort()).toEqual(files);
});

const IMMUTABLE = /^(\S+)\n {2}Cache-Control: .*immutable$/gm;

test.each(['', '/store'])(
  'writes _headers with a rule for each hashed file, and .htaccess, below %p',
  async (basePath) => {
    process.env.NEXT_PUBLIC_BASE_PATH = basePath;
    for (const path of [
      '_next/static/chunks/b.js',
      '_next/static/media/a.woff2',
      'apps.html',
      'pictures/q.svg',
    ]) {
      mkdirSync(dirname(join(out, path)), { recursive: true });
      writeFileSync(join(out, path), '');
    }
    const { writeHostFiles } = await import('@/lib/build/hosting/hosts');
    await writeHostFiles(out);
    const headers = readFileSync(join(out, '_headers'), 'utf8');
    expect([...headers.matchAll(IMMUTABLE)].map(([, path]) => path)).toEqual([
      `${basePath}/_next/static/chunks/b.js`,
      `${basePath}/_next/static/media/a.woff2`,
    ]);
    expect(readFileSync(join(out, '.htaccess'), 'utf8')).toContain(
      `\nErrorDocument 404 ${basePath}/404.html\n`,
    );
  },
);
