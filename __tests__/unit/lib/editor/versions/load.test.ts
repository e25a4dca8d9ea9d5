/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadVersion, mergeBase } from '@/lib/editor/versions/load';
import { VersionError } from '@/lib/editor/versions/version-error';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { type HttpServer, startServer } from '../../../../fixtures/http-server';
import { buildRepository, type Repository } from '../../../../fixtures/repository';

let repository: Repository;
beforeEach(() => {
  repository = buildRepository();
});
afterEach(() => repository.remove());

async function refusalOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(VersionError);
  return (error as VersionError).message;
}

describe('a path', () => {
  test('starts from the folder of the project', async () => {
    repository.write(buildApps(2));
    await expect(loadVersion('public/appsData.json', repository.dir)).resolves.toEqual({
      name: 'public/appsData.json',
      apps: buildApps(2),
    });
  });

  test('may begin with a byte-order mark', async () => {
    repository.write(`\uFEFF${JSON.stringify(buildApps(1))}`);
    expect((await loadVersion('public/appsData.json', repository.dir)).apps).toHaveLength(1);
  });

  test('is taken before a revision of the same name', async () => {
    repository.commit(buildApps(1));
    writeFileSync(join(repository.dir, 'main'), JSON.stringify(buildApps(3)));
    expect((await loadVersion('main', repository.dir)).apps).toHaveLength(3);
  });

  test.each(['./old.json', 'old.json', '/no/such/file'])('that leads nowhere is named: %s', async (path) => {
    expect(await refusalOf(loadVersion(path, repository.dir))).toBe(
      `There is no file ${path}. Check its path.`,
    );
  });

  test('to something that is no catalogue: every diagnostic with its place', async () => {
    repository.write(`[\n  ${JSON.stringify(buildApp({ id: 3, title: 'Quill', reviews: -1 }))}\n]`);
    expect(await refusalOf(loadVersion('public/appsData.json', repository.dir))).toMatch(
      /^public\/appsData\.json is not a catalogue\.\n.*1 error\.\npublic\/appsData\.json:2:\d+ app 3 "Quill" reviews: is negative\./,
    );
  });

  test('to something that is no JSON: the place where it ends to be', async () => {
    repository.write('[\n  // none\n]');
    expect(await refusalOf(loadVersion('public/appsData.json', repository.dir))).toMatch(
      /public\/appsData\.json:2:3: is a comment/,
    );
  });
});

describe('a revision', () => {
  test('is a branch, a tag, a hash or a way back', async () => {
    const first = repository.commit(buildApps(1));
    repository.git('tag', 'v1');
    repository.commit(buildApps(2));
    repository.write(buildApps(3));
    for (const revision of ['v1', first, first.slice(0, 9), 'main~1', 'HEAD^'])
      expect((await loadVersion(revision, repository.dir)).apps).toHaveLength(1);
    expect((await loadVersion('main', repository.dir)).apps).toHaveLength(2);
  });

  test('is named with the commit that it stands for', async () => {
    const hash = repository.commit(buildApps(1));
    const short = hash.slice(0, 7);
    expect((await loadVersion('main', repository.dir)).name).toBe(`public/appsData.json at main (${short})`);
    expect((await loadVersion(hash, repository.dir)).name).toBe(`public/appsData.json at ${short}`);
  });

  test.each(['nope', 'origin/nope', '--help', 'main:public/appsData.json'])(
    'that is unknown is named: %s',
    async (revision) => {
      repository.commit(buildApps(1));
      const message = await refusalOf(loadVersion(revision, repository.dir));
      expect(message).toContain(revision);
      expect(message).toMatch(/neither a file nor a git revision|There is no file/);
    },
  );

  test('without a catalogue is named', async () => {
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'empty');
    expect(await refusalOf(loadVersion('main', repository.dir))).toBe(
      'main has no public/appsData.json. Choose a revision that has it.',
    );
  });
});

describe('the merge base', () => {
  test('is where the branch left main, or origin/main where there is one', async () => {
    const first = repository.commit(buildApps(1));
    repository.git('switch', '--quiet', '--create', 'branch');
    repository.commit(buildApps(2));
    expect(await mergeBase(repository.dir)).toBe(first);
    repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(await mergeBase(repository.dir)).toBe(repository.git('rev-parse', 'HEAD'));
  });

  test('is asked for where nothing is called main', async () => {
    repository.commit(buildApps(1));
    repository.git('branch', '--move', 'trunk');
    expect(await refusalOf(mergeBase(repository.dir))).toBe(
      'There is neither origin/main nor main here. Name a BASE to compare with.',
    );
  });

  test('is asked for where there is no commit', async () => {
    expect(await refusalOf(mergeBase(repository.dir))).toMatch(/no git repository with a commit/);
  });

  test('is missed in a history that was cut off', async () => {
    repository.commit(buildApps(1));
    repository.git('switch', '--quiet', '--orphan', 'branch');
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'apart');
    expect(await refusalOf(mergeBase(repository.dir))).toMatch(
      /share no commit here\. Fetch the whole history/,
    );
  });
});

describe('a URL', () => {
  let server: HttpServer;
  beforeEach(async () => {
    server = await startServer((request, response) => {
      if (request.url?.startsWith('/appsData.json')) return response.end(JSON.stringify(buildApps(2)));
      if (request.url === '/html') return response.end('<!doctype html>');
      response.writeHead(404).end('[]');
    });
  });
  afterEach(() => server.close());

  test('is asked', async () => {
    expect((await loadVersion(`${server.url}/appsData.json`, repository.dir)).apps).toEqual(buildApps(2));
  });

  test('is named without its query, which may hold a secret', async () => {
    const { name } = await loadVersion(`${server.url}/appsData.json?token=hush#x`, repository.dir);
    expect(name).toBe(`${server.url}/appsData.json`);
  });

  test('that answers with an error is named with its status', async () => {
    expect(await refusalOf(loadVersion(`${server.url}/gone.json`, repository.dir))).toBe(
      `${server.url}/gone.json answers 404 Not Found. Give the URL of an appsData.json.`,
    );
  });

  test('that answers with a page is no catalogue', async () => {
    expect(await refusalOf(loadVersion(`${server.url}/html`, repository.dir))).toMatch(
      /\/html is not a catalogue\.\n/,
    );
  });

  test('that is not valid is refused', async () => {
    expect(await refusalOf(loadVersion('http://', repository.dir))).toBe(
      'The URL is not valid. Check its spelling, its host and its port.',
    );
  });
});

const SECRETIVE = [
  'http://name:word@host:99999/x?token=hush',
  'https://name:word@[::/appsData.json?token=hush',
  'https:/name:word@127.0.0.1:9/appsData.json?token=hush',
  ' https://name:word@127.0.0.1:9/appsData.json?token=hush',
  '"https://name:word@127.0.0.1:9/appsData.json?token=hush"',
  'ftp://name:word@127.0.0.1:9/appsData.json?token=hush',
  'name:word@127.0.0.1:9/appsData.json?token=hush',
  './name:word@127.0.0.1:9/appsData.json?token=hush',
  'http://name:word@127.0.0.1:9/appsData.json?token=hush#hush',
];

test.each(SECRETIVE)('no secret of a source is in its refusal: %s', async (source) => {
  repository.commit(buildApps(1));
  const message = await refusalOf(loadVersion(source, repository.dir));
  expect(message).not.toMatch(/name|word|hush/);
});
