import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printCatalogue } from '@/lib/catalogue/print';
import { buildApp, buildApps } from '../../../fixtures/apps';
import { runCommand } from '../../../fixtures/command';
import { buildRepository, type Repository } from '../../../fixtures/repository';

// The tests commit what they compare with.
let repository: Repository;
beforeAll(() => {
  repository = buildRepository();
});

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

describe('--write-versions', () => {
  const read = () => readFileSync(join(repository.dir, 'public/appsData.json'), 'utf8');
  const NOTHING = /^No app has a new version whose former one .*, so nothing is written\.\n/;
  const old = buildApp({ id: 7, version: '4.1.0', updated: '2026-10-05', changes: 'Sorts faster.' });

  test('writes the version that an app had before first into its versions, in the format of the file', () => {
    const versions = [{ version: '4.0.2', by: 'hand' }];
    repository.commit([buildApp(), { ...old, versions }]);
    const now = { ...old, versions, note: 'x', version: '4.2.0', updated: '2026-11-12', changes: 'Calm.' };
    repository.write([buildApp(), now]);
    const { status, stdout, stderr } = diff('HEAD', '--write-versions');
    expect(status).toBe(0);
    expect(stderr).toMatch(/^Wrote version "4\.1\.0" into the versions of app 7 "Wagtail"\.\n/);
    expect(stdout).toMatch(/version "4\.1\.0" -> "4\.2\.0"/);
    const earlier = { version: '4.1.0', date: '2026-10-05', changes: 'Sorts faster.' };
    expect(read()).toBe(printCatalogue([buildApp(), { ...now, versions: [earlier, ...versions] }]));
  });

  test('writes what is known of it, into an app without versions, and not again', () => {
    const { changes, updated, ...bare } = old;
    repository.commit([bare]);
    repository.write([{ ...bare, version: '4.2.0' }]);
    diff('HEAD', '--write-versions');
    const once = read();
    expect(JSON.parse(once)[0].versions).toEqual([{ version: '4.1.0' }]);
    expect(diff('HEAD', '--write-versions').stderr).toMatch(NOTHING);
    expect(read()).toBe(once);
  });

  test('writes its changes in all languages', () => {
    // The command has the languages of the owner.
    const languages = readdirSync(join('lib', 'texts')).filter((name) => !name.includes('.'));
    const changes = Object.fromEntries([...languages, 'qaa'].map((name) => [name, 'Sorts faster.']));
    repository.commit(printCatalogue([{ ...old, changes }]));
    const now = { ...old, version: '4.2.0', changes: 'Calm.' };
    repository.write([now]);
    expect(diff('HEAD', '--write-versions').status).toBe(0);
    const earlier = { version: '4.1.0', date: '2026-10-05', changes };
    expect(read()).toBe(printCatalogue([{ ...now, versions: [earlier] }]));
  });

  test('changes nothing of an app whose version is the same or missing, was written before, or is of another app', () => {
    const at = (id: number) => ({ ...old, id });
    repository.commit([at(1), buildApp({ id: 2 }), at(3), at(4), at(5)]);
    repository.write([
      { ...at(1), changes: 'Calm.' },
      buildApp({ id: 2, version: '1.0' }),
      buildApp({ id: 3 }),
      { ...at(4), title: 'Puffin', companyName: 'Nine Kites', version: '1.0' },
      { ...at(5), version: '4.2.0', versions: [{ version: '4.1.0' }] },
      buildApp({ id: 9, version: '1.0' }),
    ]);
    const before = read();
    expect(diff('HEAD', '--write-versions').stderr).toMatch(NOTHING);
    expect(read()).toBe(before);
  });

  test.each([
    ['a HEAD', ['HEAD', 'HEAD'], '', 'Use it without a HEAD.'],
    ['an invalid file', ['HEAD'], '[{"id":7,"title":"Wagtail","version":7}]', 'is not a valid catalogue.'],
    [
      'an unknown field twice',
      ['HEAD'],
      '[{"id":7,"title":"A","version":"2","x":1,"x":2}]',
      'is a duplicate field',
    ],
  ])('refuses %s, and changes nothing', (_title, args, text, reason) => {
    repository.commit([old]);
    if (text) repository.write(text);
    const before = read();
    const { status, stderr } = diff(...args, '--write-versions');
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
    expect(read()).toBe(before);
  });
});

test.each([
  [['--format', 'xml'], 'The --format is unknown. Use one of text, markdown, json.'],
  [['a', 'b', 'c'], 'There are too many arguments. Use at most a BASE and a HEAD.'],
])('exits with 2 and prints the reason only to stderr: %j', (args, reason) => {
  repository.commit(buildApps(1));
  const { status, stdout, stderr } = diff(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(reason);
});

test.each([
  [['http://name:word@host:99999/x?token=hush']],
  [['--format', 'http://name:word@127.0.0.1:9/x?token=hush']],
  [['--base=http://name:word@127.0.0.1:9/x?token=hush']],
])('does not print secrets of %j', (args) => {
  repository.write(buildApps(1));
  const { status, stdout, stderr } = diff(...args);
  expect(status).toBe(2);
  expect(stderr).not.toBe('');
  expect(stdout + stderr).not.toMatch(/name:|word@|hush/);
});

test('a page that moved has its URLs below the base path in .env', () => {
  repository.commit([buildApp({ companyName: 'Old Co' })]);
  repository.write([buildApp({ companyName: 'New Co' })]);
  writeFileSync(join(repository.dir, '.env'), 'NEXT_PUBLIC_BASE_PATH=/store\n');
  expect(diff('HEAD').stdout).toContain('/store/apps/developers/old-co to /store/apps/developers/new-co');
  rmSync(join(repository.dir, '.env'));
});
