import { mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { App } from '@/lib/catalogue/schema';
import { historyNotice, idHistory, readIdHistory } from '@/lib/editor/versions/history';
import { readSource } from '@/lib/files/source';
import { site } from '@/lib/site';
import { runCommand } from '../../../../fixtures/command';
import { buildRepository, type Repository } from '../../../../fixtures/repository';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../../fixtures/valid-app';

let repository: Repository;
beforeEach(() => {
  repository = buildRepository();
});

const build = (id: number, title: string, companyName = `${title} Ltd.`) =>
  buildValidApp({ id, title, companyName });

const others = [build(1, 'Wren'), build(2, 'Robin'), build(3, 'Finch')];
const withApp = (...app: Parameters<typeof build>) => [...others, build(...app)];

const textsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ severity, rule, message, remedy }) => `${severity} ${rule}: ${message}. ${remedy}`);

/** The diagnostics of the working file of a repository. */
async function check(file = join(repository.dir, 'public', 'appsData.json')): Promise<string[]> {
  const history = await readIdHistory(file);
  return textsOf(checkCatalogue(readSource(file, 'appsData.json'), { history }));
}

/**
 * The diagnostics of the last version of a file.
 *
 * @param versions The oldest first: apps, or a text.
 */
function checkAfter(...versions: (readonly App[] | string)[]): string[] {
  const bytes = versions.map((version) =>
    Buffer.from(typeof version === 'string' ? version : JSON.stringify(version)),
  );
  const working = bytes.pop() ?? Buffer.alloc(0);
  return textsOf(checkCatalogue(working, { history: idHistory(bytes.reverse()) }));
}

const REUSED = [
  'warning id-reused: is 9, which another app had before, "Quill" by "Quill Ltd.". Use an id that no app has had, such as 10.',
];

test('warns about the id of an app that was removed', async () => {
  repository.commit(withApp(9, 'Quill'));
  repository.commit(others);
  repository.commit(others.slice(0, 2));
  repository.write(withApp(9, 'Plover'));
  expect(await check()).toEqual(REUSED);
  repository.commit(withApp(9, 'Plover'));
  expect(await check()).toEqual(REUSED);
});

test('warns about an app that replaces another one', () => {
  expect(checkAfter(withApp(9, 'Quill'), withApp(9, 'Plover'))).toEqual(REUSED);
});

test('names the last version of the earlier app, and another new id for each app', () => {
  const versions = [
    [...withApp(8, 'Old'), build(9, 'Quil', 'Quill Ltd.'), build(12, 'Gone')],
    [...withApp(8, 'Old'), build(9, 'Quill')],
    [...withApp(8, 'New'), build(9, 'Plover')],
  ];
  expect(checkAfter(...versions)).toEqual([
    'warning id-reused: is 8, which another app had before, "Old" by "Old Ltd.". Use an id that no app has had, such as 13.',
    'warning id-reused: is 9, which another app had before, "Quill" by "Quill Ltd.". Use an id that no app has had, such as 14.',
  ]);
});

describe('does not warn about', () => {
  const own = ['A', 'B', 'C', 'D'].map((title, index) => build(index === 3 ? 9 : index + 1, title));

  test.each<[string, ...(readonly App[] | string)[]]>([
    [
      'an app that gets another title, and then another developer',
      withApp(9, 'Quill', 'Nest Apps'),
      withApp(9, 'Quill Two', 'Nest Apps'),
      withApp(9, 'Quill Two', 'Featherweight'),
    ],
    [
      'another spelling of a title and a developer',
      withApp(9, 'Quill: Notes', 'Nest Apps'),
      withApp(9, 'Quill – Notes', 'Nest Apps.'),
    ],
    [
      'an app that returns, also after another one had its id by mistake',
      withApp(9, 'Quill'),
      others,
      withApp(9, 'Plover'),
      withApp(9, 'Quill'),
    ],
    ['the catalogue of another company, in a copy of the repository', withApp(9, 'Quill'), own],
    [
      'versions that are not valid',
      withApp(9, 'Plover'),
      '[{"id": 9, <<<',
      '{"id": 9}',
      withApp(9, 'Plover'),
    ],
  ])('%s', (_title, ...versions) => {
    expect(checkAfter(...versions).filter((text) => text.includes('id-reused'))).toEqual([]);
  });

  test('an id that only a branch had, which is not merged or was merged with another id', async () => {
    repository.commit(others);
    repository.git('switch', '--quiet', '--create', 'branch');
    repository.commit(withApp(9, 'Quill'));
    repository.write(withApp(9, 'Plover'));
    expect(await check()).toEqual([]);
    repository.git('switch', '--quiet', '--force', 'main');
    repository.commit(withApp(9, 'Plover'));
    repository.git('merge', '--quiet', '--no-ff', '--strategy=ours', 'branch');
    expect(await check()).toEqual([]);
  });

  test('a version that has no file', async () => {
    repository.commit(withApp(9, 'Plover'));
    repository.git('rm', '--quiet', '--cached', 'public/appsData.json');
    repository.git('commit', '--quiet', '--message', 'removed');
    repository.commit(withApp(9, 'Plover'));
    expect(await check()).toEqual([]);
  });
});

describe('without a history, there are no diagnostics', () => {
  test('outside of a repository', async () => {
    const folder = temporaryFolder();
    folder.write({ 'apps.json': JSON.stringify(others) });
    const file = join(folder.path, 'apps.json');
    expect(await check(file)).toEqual([]);
    expect(await historyNotice(file)).toBeNull();
  });
});

test('says that a shallow clone does not have all versions', async () => {
  repository.commit(withApp(9, 'Quill'));
  repository.commit(others);
  const clone = join(repository.dir, 'clone');
  repository.git('clone', '--quiet', '--depth', '1', pathToFileURL(repository.dir).href, clone);
  const file = join(clone, 'public', 'appsData.json');
  expect(await historyNotice(file)).toMatch(/^Ids that .* shallow clone, .* git fetch --unshallow\.$/);
  repository.git('-C', clone, 'fetch', '--quiet', '--unshallow');
  expect(await historyNotice(file)).toBeNull();
});

test('of a link, the history is that of its target', async () => {
  mkdirSync(join(repository.dir, 'data'));
  symlinkSync('../data/apps.json', join(repository.dir, 'public/appsData.json'));
  repository.commit(withApp(9, 'Quill'));
  repository.commit(others);
  repository.write(withApp(9, 'Plover'));
  expect(await check()).toEqual(REUSED);
});

test('names are those in the language of the site', () => {
  const [own] = site.languages;
  const app = { id: 3, title: { qaa: 'X', [own]: 'Quill' }, categories: ['Tools', { [own]: 'Pens' }] };
  expect([...idHistory([Buffer.from(JSON.stringify([app]))])]).toMatchObject([
    [3, [{ title: 'Quill', categories: ['Tools', 'Pens'] }]],
  ]);
});

test('of a long history, the newest versions are read', async () => {
  for (const id of [5, 6, 7, 8]) repository.commit(withApp(id, 'Quill'));
  const file = join(repository.dir, 'public', 'appsData.json');
  const idsOf = async (versions: number) => [
    ...(await readIdHistory(file, versions * statSync(file).size)).keys(),
  ];
  expect(await idsOf(4)).toEqual([1, 2, 3, 8, 7, 6, 5]);
  expect(await idsOf(2)).toEqual([1, 2, 3, 8, 7]);
  expect(await idsOf(1)).toEqual([1, 2, 3, 8]);
});

test('a branch of another name than main is read up to its last commit', async () => {
  repository.commit(withApp(9, 'Quill'));
  repository.git('branch', '--move', 'trunk');
  repository.write(withApp(9, 'Plover'));
  expect(await check()).toEqual(REUSED);
});

test('the command finds them, and says why it cannot', () => {
  const project = temporaryFolder();
  repository.commit(withApp(9, 'Quill'));
  repository.write(withApp(9, 'Plover'));
  const file = join(repository.dir, 'public', 'appsData.json');
  const run = (env: Record<string, string>) =>
    runCommand('catalogue-check', [file, '--rule=id-reused'], project.path, env);
  expect(run({}).stdout).toMatch(/^.*: is 9, which another app had before/);
  const without = run({ PATH: '/nowhere' });
  expect(without.stdout).toMatch(/^.*appsData\.json: \d+ errors?, 0 warnings\.\n$/);
  expect(without.stderr).toBe(
    'Ids that other apps had before, and pages that end, are not found. Git is not installed, or not in the PATH.\n',
  );
});
