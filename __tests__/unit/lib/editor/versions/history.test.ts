import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { readSource } from '@/lib/catalogue/check/source';
import { readIdHistory } from '@/lib/editor/versions/history';
import { runCommand } from '../../../../fixtures/command';
import { buildRepository, type Repository } from '../../../../fixtures/repository';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../../fixtures/valid-app';

let repository: Repository;
beforeEach(() => {
  repository = buildRepository();
});
afterEach(() => repository.remove());

const build = (id: number, title: string, companyName = `${title} Ltd.`) =>
  buildValidApp({ id, title, companyName });

const others = [build(1, 'Wren'), build(2, 'Robin'), build(3, 'Finch')];
const withApp = (...app: Parameters<typeof build>) => [...others, build(...app)];

/** The diagnostics of the working file. */
async function check(file = join(repository.dir, 'public', 'appsData.json')): Promise<string[]> {
  const history = await readIdHistory(file);
  const diagnostics = checkCatalogue(await readSource(file, 'appsData.json'), { history });
  return diagnostics.map(
    ({ severity, rule, message, remedy }) => `${severity} ${rule}: ${message}. ${remedy}`,
  );
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

test('warns about an app that replaces another one', async () => {
  repository.commit(withApp(9, 'Quill'));
  repository.write(withApp(9, 'Plover'));
  expect(await check()).toEqual(REUSED);
});

test('names the last version of the earlier app, and another new id for each app', async () => {
  repository.commit([...withApp(8, 'Old'), build(9, 'Quil', 'Quill Ltd.'), build(12, 'Gone')]);
  repository.commit([...withApp(8, 'Old'), build(9, 'Quill')]);
  repository.write([...withApp(8, 'New'), build(9, 'Plover')]);
  expect(await check()).toEqual([
    'warning id-reused: is 8, which another app had before, "Old" by "Old Ltd.". Use an id that no app has had, such as 13.',
    'warning id-reused: is 9, which another app had before, "Quill" by "Quill Ltd.". Use an id that no app has had, such as 14.',
  ]);
});

describe('does not warn about', () => {
  test('an app that gets another title, and then another developer', async () => {
    repository.commit(withApp(9, 'Quill', 'Nest Apps'));
    repository.commit(withApp(9, 'Quill Two', 'Nest Apps'));
    repository.write(withApp(9, 'Quill Two', 'Featherweight'));
    expect(await check()).toEqual([]);
  });

  test('another spelling of a title and a developer', async () => {
    repository.commit(withApp(9, 'Quill: Notes', 'Nest Apps'));
    repository.write(withApp(9, 'Quill – Notes', 'Nest Apps.'));
    expect(await check()).toEqual([]);
  });

  test('an app that returns, also after another one had its id by mistake', async () => {
    repository.commit(withApp(9, 'Quill'));
    repository.commit(others);
    repository.commit(withApp(9, 'Plover'));
    repository.write(withApp(9, 'Quill'));
    expect(await check()).toEqual([]);
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

  test('the catalogue of another company, in a copy of the repository', async () => {
    repository.commit(withApp(9, 'Quill'));
    const own = ['A', 'B', 'C'].map((title, index) => build(index + 1, title));
    repository.write([...own, build(9, 'D')]);
    expect(await check()).toEqual([]);
    repository.commit([...own, build(9, 'D')]);
    repository.write([...own, build(9, 'D'), build(10, 'E')]);
    expect(await check()).toEqual([]);
  });

  test('versions that are not valid, or that have no file', async () => {
    repository.commit(withApp(9, 'Plover'));
    repository.write('[{"id": 9, <<<');
    repository.git('commit', '--quiet', '--all', '--message', 'broken');
    repository.write('{"id": 9}');
    repository.git('commit', '--quiet', '--all', '--message', 'no list');
    repository.git('rm', '--quiet', 'public/appsData.json');
    repository.git('commit', '--quiet', '--message', 'removed');
    mkdirSync(join(repository.dir, 'public'), { recursive: true });
    repository.write(withApp(9, 'Plover'));
    expect(await check()).toEqual([]);
  });
});

describe('without a history, there are no diagnostics', () => {
  test('in a repository without commits', async () => {
    repository.write(withApp(9, 'Quill'));
    expect(await check()).toEqual([]);
  });

  test('outside of a repository', async () => {
    const folder = temporaryFolder();
    folder.write({ 'apps.json': JSON.stringify(others) });
    expect(await check(join(folder.path, 'apps.json'))).toEqual([]);
    folder.remove();
  });

  test('of another file', async () => {
    repository.commit(withApp(9, 'Quill'));
    repository.write(withApp(9, 'Plover'));
    renameSync(join(repository.dir, 'public', 'appsData.json'), join(repository.dir, 'copy.json'));
    expect(await check(join(repository.dir, 'copy.json'))).toEqual([]);
  });
});

test('a shallow clone has the versions that were fetched', async () => {
  repository.commit(withApp(9, 'Quill'));
  repository.commit(others);
  repository.commit(withApp(9, 'Plover'));
  repository.git('clone', '--quiet', '--depth=1', `file://${repository.dir}`, 'shallow');
  expect(await check(join(repository.dir, 'shallow', 'public', 'appsData.json'))).toEqual([]);
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

test('the command finds them, and works without git', () => {
  const project = temporaryFolder();
  repository.commit(withApp(9, 'Quill'));
  repository.write(withApp(9, 'Plover'));
  const file = join(repository.dir, 'public', 'appsData.json');
  const run = (env: Record<string, string>) =>
    runCommand('catalogue-check', [file, '--rule=id-reused'], project.path, env);
  expect(run({}).stdout).toMatch(/^.*: is 9, which another app had before/);
  const { stdout, stderr } = run({ PATH: '/nowhere' });
  expect(stdout).toMatch(/^.*appsData\.json: \d+ errors?, 0 warnings\.\n$/);
  expect(stderr).toBe('');
  project.remove();
});
