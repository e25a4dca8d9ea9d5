import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildValidApp } from '../../../fixtures/valid-app';

jest.setTimeout(30_000);

const dir = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(dir, { recursive: true }));

function write(name: string, app: object): string {
  const file = join(dir, name);
  writeFileSync(file, JSON.stringify([app], null, 2));
  return file;
}

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'catalogue:check', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('checks public/appsData.json by default, and exits with 0 if there are only warnings', () => {
  const { status, stdout } = check();
  expect(stdout).toMatch(/^public\/appsData\.json:\d+:\d+ warning: app 15 /);
  expect(stdout).toMatch(/public\/appsData\.json: 0 errors, 1 warning\.\n$/);
  expect(status).toBe(0);
});

test('exits with 1 for an error, such as a missing image', () => {
  const file = write('bad.json', buildValidApp({ image: '/icons/no-such-icon.svg' }));
  const { status, stdout } = check(file);
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    `${file}:4:14 app 1 "Fantail" image: is "/icons/no-such-icon.svg", but there is no such file under public/. Add the file, or fix the path. (image-missing)`,
    `${file}: 1 error, 0 warnings.`,
  ]);
  expect(status).toBe(1);
});

test('prints one rule alone with --rule', () => {
  const { status, stdout } = check('--', '--rule', 'image-offsite');
  expect(stdout).toBe('public/appsData.json: 0 errors, 1 warning.\n');
  expect(status).toBe(0);
});

test('prints only JSON with --format json', () => {
  const { status, stdout } = check(write('good.json', buildValidApp()), '--', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ errors: 0, warnings: 0, findings: [] });
  expect(status).toBe(0);
});

test.each([
  ['a missing file', 'none.json', 'The file none.json does not exist. Fix the path, or create the file with'],
  ['a folder', 'public', 'public is a folder. Use the path of a file, such as public/appsData.json.'],
])('prints why a file cannot be read, and the fix: %s', (_title, path, message) => {
  const { status, stderr } = check(path);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

test('prints an escape sequence of an argument as visible characters', () => {
  expect(check('\u001b[31m\n::error::x').stderr).toContain(
    'The file \\u001b[31m\\n::error::x does not exist.',
  );
});

test.each([
  ['a missing file', ['none.json']],
  ['an unknown format', ['--', '--format', 'xml']],
  ['an unknown rule', ['--', '--rule', 'none']],
  ['an unknown option', ['--', '--colour']],
])('exits with 2 and prints the usage: %s', (_title, args) => {
  const { status, stdout, stderr } = check(...args);
  expect(stderr).toContain(
    'npm run catalogue:check [FILE] [-- --format text|json|github] [--rule NAME] [--all]',
  );
  expect([status, stdout]).toEqual([2, '']);
});
