import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TSX = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
const SCRIPT = join(process.cwd(), 'lib/scripts/hosting.ts');

/** Runs the script in an empty folder, where whatever it writes is seen. */
function hosting(...args: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'hosting-'));
  const tsconfig = ['--tsconfig', join(process.cwd(), 'tsconfig.json')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', TSX, ...tsconfig, SCRIPT, ...args],
    {
      cwd,
      encoding: 'utf8',
    },
  );
  const written = readdirSync(cwd);
  rmSync(cwd, { recursive: true });
  return { status, stdout, stderr, written };
}

test('prints the files for a base path, and writes none', () => {
  const { status, stdout, written } = hosting('--base-path', '/store');
  expect(status).toBe(0);
  expect(stdout.match(/^===== .* =====$/gm)).toEqual([
    '===== vercel.json =====',
    '===== nginx.conf =====',
    '===== public/_headers =====',
    '===== public/_redirects =====',
  ]);
  expect(stdout).toContain('/store/index.html /store/ 301');
  expect(written).toEqual([]);
});

test.each([
  [['--base-path', 'store'], '"store" is no base path. Give one such as /store: a slash, then a name.'],
  [['--basepath', '/store'], "Unknown option '--basepath'"],
])('refuses %j, in words and with a status of 1', (args, words) => {
  const { status, stderr, written } = hosting(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(written).toEqual([]);
});
