import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
  jest.resetModules();
});
afterEach(() => {
  rmSync(out, { recursive: true });
  delete process.env.NEXT_PUBLIC_BASE_PATH;
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
