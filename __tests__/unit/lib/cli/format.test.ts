import { lstatSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { printCatalogue } from '@/lib/catalogue/print';
import { runCommand } from '../../../fixtures/command';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

const FILE = 'public/appsData.json';
const SCHEMA = '.vscode/appsData.schema.json';

const project = temporaryFolder();

/** Formats a catalogue. */
function format(text: string | Buffer) {
  project.write({ [FILE]: text, 'lib/catalogue/README.md': '' });
  return runCommand('format', [], project.path);
}

test('writes the catalogue in its format, with its unknown fields', () => {
  const apps = [{ note: 1, id: 2, title: '' }];
  expect(format(`\uFEFF${JSON.stringify(apps)}`)).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(project.read(FILE)).toBe(printCatalogue(apps, '\uFEFF'));
});

test.each([
  ['a comment', '[] // a'],
  ['a number that would be rounded', '[{ "note": 9007199254740993 }]'],
  ['another encoding', Buffer.from('["\xe9"]', 'latin1')],
])('leaves a catalogue with %s as it is, and says why', (_title, text) => {
  const { status, stderr } = format(text);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The catalogue cannot be used: 1 error\.\npublic\/appsData\.json:\d+:\d+ error: /);
  expect(project.read(FILE)).toBe(text.toString());
});

test('writes nothing if the catalogue has errors', () => {
  rmSync(join(project.path, '.vscode'), { recursive: true, force: true });
  expect(format('[').status).toBe(1);
  expect(project.files()).toEqual(['lib/catalogue/README.md', FILE]);
});

test('a schema that cannot be written is named, and the catalogue stays as it is', () => {
  project.write({ [`${SCHEMA}/file`]: '' });
  const { status, stderr } = format('[ ]');
  rmSync(join(project.path, SCHEMA), { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^\.vscode\/appsData\.schema\.json cannot be written .* The catalogue is unchanged\.$/m,
  );
  expect(project.read(FILE)).toBe('[ ]');
});

test('a README that is a link stays one', () => {
  project.write({ 'elsewhere.md': '' });
  const readme = join(project.path, 'lib/catalogue/README.md');
  rmSync(readme);
  symlinkSync(join(project.path, 'elsewhere.md'), readme);
  const { status } = runCommand('format', [], project.path);
  const isLink = lstatSync(readme).isSymbolicLink();
  rmSync(readme);
  expect([status, isLink]).toEqual([0, true]);
});

test('a catalogue that cannot be written stays whole', () => {
  project.write({ [`${FILE}.partial/file`]: '' });
  const { status, stderr } = format('[]');
  rmSync(join(project.path, `${FILE}.partial`), { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain(`${FILE} cannot be written (ERR_FS_EISDIR).`);
  expect(project.read(FILE)).toBe('[]');
});

test('a catalogue that is missing is named with the remedy', () => {
  project.write({ 'lib/catalogue/README.md': '' });
  rmSync(join(project.path, FILE), { force: true });
  expect(runCommand('format', [], project.path)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The file public\/appsData\.json does not exist\. .* create the file/),
  });
});
