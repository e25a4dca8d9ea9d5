import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, buildApps } from '../../../fixtures/apps';
import { runCommand } from '../../../fixtures/command';
import { buildRepository, type Repository } from '../../../fixtures/repository';

// The tests commit what they compare with.
let repository: Repository;
beforeAll(() => {
  repository = buildRepository();
});
afterAll(() => repository.remove());

const diff = (...args: string[]) => runCommand('catalogue-diff', args, repository.dir);

test('compares the working file with the merge base by default', () => {
  repository.commit(buildApps(1));
  const first = repository.head();
  repository.git('switch', '--quiet', '--create', 'branch');
  repository.commit(buildApps(2));
  repository.write(buildApps(3));
  expect(diff()).toEqual({
    status: 0,
    stdout: '2 apps added.\n+ 2 "App 2" by "Fjordline"\n+ 3 "App 3" by "Fjordline"\n',
    stderr: `public/appsData.json at ${first.slice(0, 7)} -> public/appsData.json\n`,
  });
});

test('compares the given base and head', () => {
  repository.commit(buildApps(3));
  repository.commit(buildApps(2));
  const { stdout } = diff('HEAD~1', 'HEAD');
  expect(stdout).toBe('1 app removed.\n- 3 "App 3" by "Fjordline"\n');
});

test('prints JSON with the values of the files', () => {
  repository.commit([buildApp({ downloads: 9e6 })]);
  repository.write([buildApp({ downloads: 8e6 })]);
  const { stdout } = diff('HEAD', '--format', 'json');
  expect(JSON.parse(stdout)).toEqual({
    added: [],
    removed: [],
    replaced: [],
    changed: [
      {
        id: 1,
        title: 'Wagtail',
        companyName: 'Fjordline',
        changes: [{ field: 'downloads', before: 9_000_000, after: 8_000_000 }],
      },
    ],
    removedPages: [],
    moved: [],
  });
});

test('prints Markdown', () => {
  repository.commit(buildApps(1));
  const { stdout } = diff('HEAD', '--format', 'markdown');
  expect(stdout).toBe('### Catalogue: no change\n');
});

test.each([
  [['nope'], 'nope is neither a file nor a known git revision.'],
  [['HEAD', 'no.json'], 'no.json is neither a file nor a known git revision.'],
  [['--format', 'xml'], 'The --format is unknown. Use one of text, markdown, json.'],
  [['a', 'b', 'c'], 'There are too many arguments. Use at most a BASE and a HEAD.'],
  [['--colour'], "Unknown option '--colour'"],
])('exits with 2 and prints the reason only to stderr: %j', (args, reason) => {
  repository.commit(buildApps(1));
  const { status, stdout, stderr } = diff(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(reason);
});

test('says that a version has a merge conflict', () => {
  repository.commit(buildApps(1));
  repository.write('[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> branch\n]');
  const { status, stderr } = diff('HEAD');
  expect(status).toBe(2);
  expect(stderr).toContain(
    'public/appsData.json:2:1 error: has a merge conflict: "HEAD" has line 3, "branch" has line 5. Keep',
  );
});

test('compares two files', () => {
  const base = buildApps(100);
  const head = base.slice(1).map((app) => ({ ...app, description: `Now: ${app.description}`, reviews: 0 }));
  for (const [name, apps] of Object.entries({ before: base, after: head }))
    writeFileSync(join(repository.dir, `${name}.json`), JSON.stringify(apps, null, 2));
  const { status, stdout, stderr } = diff('before.json', 'after.json');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^1 app removed, 99 changed\.\n/);
  expect(stderr).toBe('before.json -> after.json\n');
});

test.each([
  [['http://name:word@host:99999/x?token=hush']],
  [['http://name:word@127.0.0.1:9/x?token=hush']],
  [['public/appsData.json', 'https://name:word@[::/x?token=hush']],
  [['--format', 'http://name:word@127.0.0.1:9/x?token=hush']],
  [['--base=http://name:word@127.0.0.1:9/x?token=hush']],
])('does not print secrets of %j', (args) => {
  repository.write(buildApps(1));
  const { status, stdout, stderr } = diff(...args);
  expect(status).toBe(2);
  expect(stderr).not.toBe('');
  expect(stdout + stderr).not.toMatch(/name:|word@|hush/);
});
