/** @jest-environment node */
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

test('checks public/appsData.json where no file is given, and ends with 0 where there are warnings only', () => {
  const { status, stdout } = check();
  expect(stdout).toMatch(/^public\/appsData\.json:\d+:\d+ warning: app 15 /);
  expect(stdout).toMatch(/public\/appsData\.json: 0 errors, 1 warning\.\n$/);
  expect(status).toBe(0);
});

test('ends with 1 where there are errors, a missing image among them', () => {
  const file = write('bad.json', buildValidApp({ image: '/icons/no-such-icon.svg' }));
  const { status, stdout } = check(file);
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    `${file}:4:14 app 1 "Fantail" image: is "/icons/no-such-icon.svg", but there is no such file under public/. Put it there, or mend the path.`,
    `${file}: 1 error, 0 warnings.`,
  ]);
  expect(status).toBe(1);
});

test('prints JSON, and nothing besides', () => {
  const { status, stdout } = check(write('good.json', buildValidApp()), '--', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ errors: 0, warnings: 0, findings: [] });
  expect(status).toBe(0);
});

test.each([
  ['a file that is not there', ['none.json']],
  ['a format that is not there', ['--', '--format', 'xml']],
  ['an option that is not there', ['--', '--colour']],
])('ends with 2 and says how it is used: %s', (_title, args) => {
  const { status, stdout, stderr } = check(...args);
  expect(stderr).toContain('npm run catalogue:check [FILE] [-- --format text|json|github]');
  expect([status, stdout]).toEqual([2, '']);
});
