import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TSX = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
const SCRIPT = join(process.cwd(), 'lib/scripts/hosting.ts');

/** Runs the script in an empty folder, and returns the names of the files that it writes. */
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

test('prints the files for a base path, and writes no files', () => {
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
  [['--base-path', 'store'], '"store" is not a valid base path. Use a slash and a name, such as /store.'],
  [['--basepath', '/store'], "Unknown option '--basepath'"],
])('rejects %j with a message and exit code 1', (args, words) => {
  const { status, stderr, written } = hosting(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(written).toEqual([]);
});
