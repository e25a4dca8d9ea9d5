import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TSX = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
const SCRIPT = join(process.cwd(), 'lib/scripts/hosting.ts');

/** Runs the script in a folder with a `.env` file, and returns the names of the files that it writes. */
function hostingWith(settings: string, ...args: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'hosting-'));
  writeFileSync(join(cwd, '.env'), settings);
  const tsconfig = ['--tsconfig', join(process.cwd(), 'tsconfig.json')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', TSX, ...tsconfig, SCRIPT, ...args],
    {
      cwd,
      encoding: 'utf8',
    },
  );
  const written = readdirSync(cwd).filter((name) => name !== '.env');
  rmSync(cwd, { recursive: true });
  return { status, stdout, stderr, written };
}

const hosting = (...args: string[]) => hostingWith('', ...args);

test('prints the files for a base path, and writes no files', () => {
  const { status, stdout, written } = hosting('--base-path', '/store');
  expect(status).toBe(0);
  expect(stdout.match(/^===== .* =====$/gm)).toEqual([
    '===== vercel.json =====',
    '===== nginx.conf =====',
    '===== public/_headers =====',
  ]);
  expect(stdout).toContain('location = /store/ {');
  expect(written).toEqual([]);
});

test('the base path is that of the settings, unless it is an argument', () => {
  const settings = 'NEXT_PUBLIC_BASE_PATH=/store';
  expect(hostingWith(settings).stdout).toContain('location = /store/ {');
  expect(hostingWith(settings, '--base-path', '/shop').stdout).toContain('location = /shop/ {');
});

test('rejects an invalid setting', () => {
  const { status, stderr, written } = hostingWith('NEXT_PUBLIC_BASE_PATH=store');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^NEXT_PUBLIC_BASE_PATH is "store", which is not a valid base path\. Use .*\n$/);
  expect(written).toEqual([]);
});

test.each([
  [
    ['--base-path', 'store'],
    '"store", which is not a valid base path. Use a slash and a name, such as /store.',
  ],
  [['--basepath', '/store'], "Unknown option '--basepath'"],
])('rejects %j with a message and exit code 1', (args, words) => {
  const { status, stderr, written } = hosting(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(written).toEqual([]);
});
