import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { printCatalogue } from '@/lib/catalogue/print';
import { writeTable } from '@/lib/editor/csv/table';
import { runCommand } from '../../../fixtures/command';
import { temporaryFolder } from '../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../fixtures/valid-app';
import { drawIcon } from '../../../tools/sample-icons';

const project = temporaryFolder();

const APPS = [buildValidApp({ reviews: 7 }), buildValidApp({ id: 2, title: 'Gosling' })];

const CATALOGUE = printCatalogue(APPS, '\uFEFF\r\n');

beforeEach(() => {
  rmSync(join(project.path, 'apps.csv'), { force: true });
  project.write({ 'public/pictures/wagtail.svg': drawIcon(1, 512), 'public/appsData.json': CATALOGUE });
});

const csv = (...args: string[]) => runCommand('catalogue-csv', args, project.path);

/** Writes the table of an export, with other texts in it. */
function writeEdited(replacements: Record<string, string>): void {
  let table = writeTable(APPS, ',');
  for (const [before, after] of Object.entries(replacements)) {
    expect(table).toContain(before);
    table = table.replace(before, after);
  }
  project.write({ 'apps.csv': table });
}

test('an export can be imported, and changes nothing', () => {
  expect(csv('export', 'apps.csv', '--separator', 'semicolon')).toMatchObject({
    status: 0,
    stdout: 'apps.csv: 2 apps.\n',
  });
  expect(project.read('apps.csv')).toMatch(/^\uFEFFid;image;title;/);
  expect(csv('import', 'apps.csv')).toEqual({ status: 0, stdout: 'No change.\n', stderr: '' });
  expect(project.read('public/appsData.json')).toBe(CATALOGUE);
});

test('an import prints the changes, and writes nothing else with --yes', () => {
  writeEdited({ ',7,': ',8,' });
  expect(csv('import', 'apps.csv', '--yes')).toEqual({
    status: 0,
    stdout: '1 app changed.\n~ 1 "Wagtail" by "Fjordline"\n    reviews 7 -> 8, +14 %\n',
    stderr: '',
  });
  expect(project.read('public/appsData.json')).toBe(CATALOGUE.replace('"reviews": 7', '"reviews": 8'));
  expect(project.files()).toEqual(['apps.csv', 'public/appsData.json', 'public/pictures/wagtail.svg']);
});

test('an import changes nothing of a file with another format, and says that it changes all lines', () => {
  const text = JSON.stringify(APPS);
  project.write({ 'public/appsData.json': text });
  writeEdited({});
  expect(csv('import', 'apps.csv', '--yes').stdout).toBe('No change.\n');
  expect(project.read('public/appsData.json')).toBe(text);
  writeEdited({ ',7,': ',8,' });
  expect(csv('import', 'apps.csv', '--yes').stdout).toMatch(
    / has another format\. .* all its lines can change\.$/m,
  );
  expect(project.read('public/appsData.json')).toBe(printCatalogue([{ ...APPS[0], reviews: 8 }, APPS[1]]));
});

test('an import of some columns names those that it ignores', () => {
  project.write({ 'apps.csv': 'sep=;\r\nNote;reviews;Id;\r\n"more; later";8;1;\r\n' });
  expect(csv('import', 'apps.csv', '--yes').stdout).toBe(
    [
      'Ignored, because apps have no such field: "Note".',
      '1 app changed.',
      '~ 1 "Wagtail" by "Fjordline"',
      '    reviews 7 -> 8, +14 %',
      'Without a row, and not changed: 1 app. --remove removes such apps.',
      '',
    ].join('\n'),
  );
  expect(project.read('public/appsData.json')).toBe(CATALOGUE.replace('"reviews": 7', '"reviews": 8'));
});

test('an import that is written says how many warnings the catalogue has', () => {
  writeEdited({ Wagtail: 'W'.repeat(90) });
  expect(csv('import', 'apps.csv', '--yes').stdout).toMatch(
    /\n1 warning, which npm run catalogue:check prints\.\n$/,
  );
});

test('an export names the cells that Excel cuts', () => {
  const changes = 'x'.repeat(40_000);
  project.write({ 'public/appsData.json': JSON.stringify([APPS[0], { ...APPS[1], changes }]) });
  expect(csv('export', 'apps.csv').stdout).toBe(
    'apps.csv: 2 apps.\nrow 3, column "changes" has 40,000 letters. Excel cuts it after 32,767, and the import then refuses it.\n',
  );
});

test('an import says once why git does not tell the ids of earlier apps', () => {
  writeEdited({});
  project.write({ '.git/config': '[core' });
  const { status, stdout, stderr } = csv('import', 'apps.csv');
  rmSync(join(project.path, '.git'), { recursive: true });
  expect([status, stdout]).toEqual([0, 'No change.\n']);
  expect(stderr).toMatch(
    /^Ids that other apps had before, and pages that end, are not found\. Git refuses: fatal: [^\n]+\n$/,
  );
});

test('without a terminal and --yes it writes nothing', () => {
  writeEdited({ ',7,': ',8,' });
  const { status, stdout, stderr } = csv('import', 'apps.csv');
  expect([status, stderr]).toEqual([1, 'There is no terminal to ask. Use --yes to write the changes.\n']);
  expect(stdout).toContain('reviews 7 -> 8');
  expect(project.read('public/appsData.json')).toBe(CATALOGUE);
});

test('it removes apps without a row only with --remove', () => {
  project.write({ 'apps.csv': writeTable(APPS.slice(0, 1), ',') });
  expect(csv('import', 'apps.csv', '--yes').stdout).toBe(
    'No change.\nWithout a row, and not changed: 1 app. --remove removes such apps.\n',
  );
  expect(project.read('public/appsData.json')).toBe(CATALOGUE);
  expect(csv('import', 'apps.csv', '--yes', '--remove').stdout).toBe(
    '1 app removed.\n- 2 "Gosling" by "Fjordline"\n',
  );
  expect(JSON.parse(project.read('public/appsData.json').slice(1))).toHaveLength(1);
});

test.each([
  [
    'the check finds errors',
    { '/pictures/wagtail.svg': '/no.svg' },
    'apps.csv error: app 1 "Wagtail" in row 2 image: is "/no.svg", but',
  ],
  ['a cell is damaged', { ',7,': ',1.1E+11,' }, 'row 2, column "reviews" is "1.1E+11", which is not'],
])('it writes nothing if %s', (_title, replacements, reason) => {
  writeEdited(replacements);
  const { status, stdout, stderr } = csv('import', 'apps.csv', '--yes');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(reason);
  expect(project.read('public/appsData.json')).toBe(CATALOGUE);
});

test('a file that cannot be written stays as it is', () => {
  writeEdited({ ',7,': ',8,' });
  project.write({ 'public/appsData.json.partial/file': '' });
  const { status, stderr } = csv('import', 'apps.csv', '--yes');
  rmSync(join(project.path, 'public/appsData.json.partial'), { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain('public/appsData.json cannot be written (ERR_FS_EISDIR).');
  expect(project.read('public/appsData.json')).toBe(CATALOGUE);
});

test('an export overwrites no file', () => {
  project.write({ 'apps.csv': 'edited' });
  const { status, stderr } = csv('export', 'apps.csv');
  expect([status, stderr]).toEqual([1, 'The file apps.csv exists. Use another name.\n']);
  expect(project.read('apps.csv')).toBe('edited');
});

test('an export needs a valid catalogue', () => {
  project.write({ 'public/appsData.json': '[{}]' });
  const { status, stderr } = csv('export', 'apps.csv');
  expect([status, project.files()]).toEqual([1, ['public/appsData.json', 'public/pictures/wagtail.svg']]);
  expect(stderr).toContain('public/appsData.json is not a valid catalogue.');
});

test.each([
  [['export'], 'Use export or import, and the name of one file.'],
  [
    ['export', 'apps.csv', '--separator', ';'],
    'The --separator is unknown. Use one of comma, semicolon, tab.',
  ],
  [['import', 'apps.csv', '--separator', 'tab'], 'An import detects the separator. Leave out --separator.'],
  [['export', 'apps.csv', '--yes'], 'An export changes no app. Leave out --remove and --yes.'],
  [['import', 'none.csv'], 'The file none.csv does not exist. Fix the path.'],
  [
    ['export', 'none/apps.csv'],
    'none/apps.csv cannot be written: its folder does not exist. Create the folder, and try again. The catalogue is unchanged.',
  ],
])('exits with 1 and prints the reason: %j', (args, reason) => {
  const { status, stdout, stderr } = csv(...args);
  expect([status, stdout, stderr]).toEqual([1, '', `${reason}\n`]);
});
