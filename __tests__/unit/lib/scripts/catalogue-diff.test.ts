import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDiff } from '@/lib/editor/diff/run';
import { buildApp, buildApps } from '../../../fixtures/apps';
import { buildRepository, type Repository } from '../../../fixtures/repository';

let repository: Repository;
beforeEach(() => {
  repository = buildRepository();
});
afterEach(() => repository.remove());

test('compares the working file with the merge base by default', async () => {
  const first = repository.commit(buildApps(1));
  repository.git('switch', '--quiet', '--create', 'branch');
  repository.commit(buildApps(2));
  repository.write(buildApps(3));
  expect(await runDiff([], repository.dir)).toEqual({
    code: 0,
    stdout: '2 apps added.\n+ 2 "App 2" by "Fjordline"\n+ 3 "App 3" by "Fjordline"\n',
    stderr: `public/appsData.json at ${first.slice(0, 7)} -> public/appsData.json\n`,
  });
});

test('compares the given base and head', async () => {
  repository.commit(buildApps(3));
  repository.commit(buildApps(2));
  const { stdout } = await runDiff(['HEAD~1', 'HEAD'], repository.dir);
  expect(stdout).toBe('1 app removed.\n- 3 "App 3" by "Fjordline"\n');
});

test('prints JSON with the values of the files', async () => {
  repository.commit([buildApp({ downloads: 9e6 })]);
  repository.write([buildApp({ downloads: 8e6 })]);
  const { stdout } = await runDiff(['HEAD', '--format', 'json'], repository.dir);
  expect(JSON.parse(stdout)).toEqual({
    added: [],
    removed: [],
    replaced: [],
    changed: [
      { id: 1, title: 'Wagtail', changes: [{ field: 'downloads', before: 9_000_000, after: 8_000_000 }] },
    ],
    removedDevelopers: [],
    reordered: false,
  });
});

test('prints Markdown', async () => {
  repository.commit(buildApps(1));
  const { stdout } = await runDiff(['HEAD', '--format', 'markdown'], repository.dir);
  expect(stdout).toBe('### Catalogue: no change\n');
});

test.each([
  [['nope'], 'nope is neither a file nor a known git revision.'],
  [['HEAD', 'no.json'], 'The file no.json does not exist.'],
  [['--format', 'xml'], 'The --format is unknown.'],
])('exits with 2 and prints the reason only to stderr: %j', async (args, reason) => {
  repository.commit(buildApps(1));
  const outcome = await runDiff(args, repository.dir);
  expect(outcome).toMatchObject({ code: 2, stdout: '' });
  expect(outcome.stderr).toContain(reason);
});

test('the page of a former name in package.json is not removed', async () => {
  repository.commit([buildApp({ companyName: 'Quill & Co' })]);
  repository.write([buildApp({ companyName: 'Wren' })]);
  const removed = async () => (await runDiff(['HEAD'], repository.dir)).stdout.includes('is removed: ');
  expect(await removed()).toBe(true);
  const settings = { catalogue: { formerDevelopers: { 'Quill & Co': 'Wren' } } };
  writeFileSync(join(repository.dir, 'package.json'), JSON.stringify(settings));
  expect(await removed()).toBe(false);
});

test('says that a version has a merge conflict', async () => {
  repository.commit(buildApps(1));
  repository.write('[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> branch\n]');
  const { code, stderr } = await runDiff(['HEAD'], repository.dir);
  expect(code).toBe(2);
  expect(stderr).toContain('public/appsData.json:2:1: has a line of a merge conflict, "<<<<<<< HEAD". Keep');
});

test('the command compares two files, and prints the duration', () => {
  const base = buildApps(100);
  const head = base.slice(1).map((app) => ({ ...app, description: `Now: ${app.description}`, reviews: 0 }));
  const files = ['before.json', 'after.json'].map((name) => join(repository.dir, name));
  for (const [index, apps] of [base, head].entries())
    writeFileSync(files[index]!, JSON.stringify(apps, null, 2));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/scripts/catalogue-diff.ts', ...files, '--time'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^1 app removed, 99 changed\.\n/);
  expect(stderr).toMatch(/^Compared 100 with 99 apps in \d+\.\d\d s\.$/m);
});

test('the command exits with 2 if it cannot compare', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/scripts/catalogue-diff.ts', 'no.json'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect(stderr).toContain('The file no.json does not exist.');
});

test.each([
  [['http://name:word@host:99999/x?token=hush']],
  [['http://name:word@127.0.0.1:9/x?token=hush']],
  [['public/appsData.json', 'https://name:word@[::/x?token=hush']],
  [['--format', 'http://name:word@127.0.0.1:9/x?token=hush']],
  [['--base=http://name:word@127.0.0.1:9/x?token=hush']],
  [['--time=http://name:word@127.0.0.1:9/x?token=hush']],
])(
  'the command does not print secrets of %j',
  (args) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'lib/scripts/catalogue-diff.ts', ...args],
      { encoding: 'utf8' },
    );
    expect(status).toBe(2);
    expect(stderr).not.toBe('');
    expect(stdout + stderr).not.toMatch(/name:|word@|hush/);
  },
  20_000,
);
