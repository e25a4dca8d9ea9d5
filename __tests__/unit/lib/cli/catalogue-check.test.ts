import { printCatalogue } from '@/lib/catalogue/print';
import { runCommand } from '../../../fixtures/command';
import { temporaryFolder } from '../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../fixtures/valid-app';
import { drawIcon } from '../../../tools/sample-icons';

const project = temporaryFolder();

const write = (name: string, ...apps: object[]) => project.write({ [name]: printCatalogue(apps) });

beforeAll(() => {
  project.write({ 'public/pictures/wagtail.svg': drawIcon(1, 512) });
  write('public/appsData.json', buildValidApp({ description: 'Short.' }));
});

const check = (...args: string[]) => runCommand('catalogue-check', args, project.path);

test('checks public/appsData.json by default, and exits with 0 if there are only warnings', () => {
  const { status, stdout } = check();
  expect(stdout).toMatch(/^public\/appsData\.json:7:20 warning: app 1 /);
  expect(stdout).toMatch(/public\/appsData\.json: 0 errors, 1 warning\.\n$/);
  expect(status).toBe(0);
});

test('warns once about another format of the catalogue, and of no other file', () => {
  const other = temporaryFolder();
  const text = printCatalogue([]);
  other.write({ 'public/appsData.json': `${text} `, 'other.json': `${text} ` });
  const checked = (...args: string[]) => runCommand('catalogue-check', args, other.path).stdout;
  expect(checked()).toBe(
    'public/appsData.json:1:1 warning: has another format than that of a catalogue. Run npm run format. (format)\npublic/appsData.json: 0 errors, 1 warning.\n',
  );
  expect(checked('other.json')).toBe('other.json: 0 errors, 0 warnings.\n');
});

test('exits with 1 for an error, such as a missing image', () => {
  write('bad.json', buildValidApp({ image: '/pictures/no-such-icon.svg' }));
  const { status, stdout } = check('bad.json');
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    'bad.json:4:14 error: app 1 "Wagtail" image: is "/pictures/no-such-icon.svg", but there is no such file under public/. Add the file, or fix the path. (image-missing)',
    'bad.json: 1 error, 0 warnings.',
  ]);
  expect(status).toBe(1);
});

test('decodes images', () => {
  project.write({ 'public/cut.svg': drawIcon(1, 512).slice(0, -100) });
  write('cut.json', buildValidApp({ image: '/cut.svg' }));
  const { status, stdout } = check('cut.json');
  expect(stdout).toContain('error: app 1 "Wagtail" image: is "/cut.svg", which browsers cannot show');
  expect(status).toBe(1);
});

test('prints one rule alone with --rule', () => {
  const { status, stdout } = check('--rule', 'image-offsite');
  expect(stdout).toBe('public/appsData.json: 0 errors, 1 warning.\n');
  expect(status).toBe(0);
});

test('prints a rule that is off with --rule', () => {
  project.write({ 'public/pictures/old.svg': drawIcon(2, 512) });
  expect(check('--rule', 'unused-pictures').stdout).toBe(
    `public/appsData.json:1:1 warning: has no app with the picture "public/pictures/old.svg", which is published. Remove the file, unless a page of your own shows it. (unused-pictures)
public/appsData.json: 0 errors, 2 warnings.
`,
  );
});

test('prints only JSON with --format json', () => {
  write('good.json', buildValidApp());
  const { status, stdout } = check('good.json', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ errors: 0, warnings: 0, findings: [] });
  expect(status).toBe(0);
});

test.each([
  ['The file \\u001b[31m\\n::error::x does not exist.', ['\u001b[31m\n::error::x']],
  ['There is more than one file.', ['a.json', 'b.json']],
  ['The --format is unknown. Use one of text, json, github.', ['--format', 'xml']],
  ['"none" is not a rule. The rules are duplicate-field, duplicate-id, ', ['--rule', 'none']],
  ["Unknown option '--colour'", ['--colour']],
])('exits with 2 and prints the reason: %s', (reason, args) => {
  const { status, stdout, stderr } = check(...args);
  expect(stderr).toContain(reason);
  expect([status, stdout]).toEqual([2, '']);
});
