import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadVersion, mergeBase } from '@/lib/editor/versions/load';
import { VersionError } from '@/lib/editor/versions/version-error';
import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { buildRepository, type Repository } from '../../../../fixtures/repository';

let repository: Repository;
beforeEach(() => {
  repository = buildRepository();
});
afterEach(() => repository.remove());

async function rejectionOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(VersionError);
  return (error as VersionError).message;
}

describe('a path', () => {
  test('is relative to the folder of the project', async () => {
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

  test('takes precedence over a revision of the same name', async () => {
    repository.commit(buildApps(1));
    writeFileSync(join(repository.dir, 'main'), JSON.stringify(buildApps(3)));
    expect((await loadVersion('main', repository.dir)).apps).toHaveLength(3);
  });

  test.each(['./old.json', 'old.json', '/no/such/file'])(
    'of a missing file is rejected: %s',
    async (path) => {
      expect(await rejectionOf(loadVersion(path, repository.dir))).toBe(
        `The file ${path} does not exist. Fix the path.`,
      );
    },
  );

  test('of a folder is rejected, unless it is a revision', async () => {
    repository.commit(buildApps(2));
    expect(await rejectionOf(loadVersion('public', repository.dir))).toBe(
      'The file public is a folder. Fix the path, or create the file with a list of apps, [ … ].',
    );
    repository.git('branch', 'public');
    expect((await loadVersion('public', repository.dir)).apps).toHaveLength(2);
  });

  test('of a file in another encoding is rejected, also in a revision', async () => {
    const text = JSON.stringify([buildApp({ title: 'Café' })]);
    writeFileSync(join(repository.dir, 'public', 'appsData.json'), Buffer.from(text, 'latin1'));
    repository.git('add', '.');
    repository.git('commit', '--quiet', '--message', 'change');
    for (const source of ['public/appsData.json', 'HEAD'])
      expect(await rejectionOf(loadVersion(source, repository.dir))).toMatch(
        /:1:\d+: has a character that is not UTF-8\. Save the file/,
      );
  });

  test('of an invalid catalogue is rejected with every error and its position', async () => {
    repository.write(`[\n  ${JSON.stringify(buildApp({ id: 3, title: 'Quill', reviews: -1 }))}\n]`);
    expect(await rejectionOf(loadVersion('public/appsData.json', repository.dir))).toMatch(
      /^public\/appsData\.json is not a valid catalogue\.\n.*1 error\.\npublic\/appsData\.json:2:\d+ app 3 "Quill" reviews: is negative\./,
    );
  });

  test('of invalid JSON is rejected with the position of the syntax error', async () => {
    repository.write('[\n  // none\n]');
    expect(await rejectionOf(loadVersion('public/appsData.json', repository.dir))).toMatch(
      /public\/appsData\.json:2:3: is a comment/,
    );
  });
});

describe('a revision', () => {
  test('can be a branch, a tag, a hash or an ancestor', async () => {
    const first = repository.commit(buildApps(1));
    repository.git('tag', 'v1');
    repository.commit(buildApps(2));
    repository.write(buildApps(3));
    for (const revision of ['v1', first, first.slice(0, 9), 'main~1', 'HEAD^'])
      expect((await loadVersion(revision, repository.dir)).apps).toHaveLength(1);
    expect((await loadVersion('main', repository.dir)).apps).toHaveLength(2);
  });

  test('is named with its commit', async () => {
    const hash = repository.commit(buildApps(1));
    const short = hash.slice(0, 7);
    expect((await loadVersion('main', repository.dir)).name).toBe(`public/appsData.json at main (${short})`);
    expect((await loadVersion(hash, repository.dir)).name).toBe(`public/appsData.json at ${short}`);
  });

  test.each(['nope', 'origin/nope', '--help', 'main:public/appsData.json'])(
    'that is unknown is rejected: %s',
    async (revision) => {
      repository.commit(buildApps(1));
      const message = await rejectionOf(loadVersion(revision, repository.dir));
      expect(message).toContain(revision);
      expect(message).toMatch(/neither a file nor a known git revision|does not exist/);
    },
  );

  test('without a catalogue is rejected', async () => {
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'empty');
    expect(await rejectionOf(loadVersion('main', repository.dir))).toBe(
      'main has no public/appsData.json. Use a revision that has it.',
    );
  });
});

describe('the merge base', () => {
  test('is the commit at which the branch left origin/main or, without it, main', async () => {
    const first = repository.commit(buildApps(1));
    repository.git('switch', '--quiet', '--create', 'branch');
    repository.commit(buildApps(2));
    expect(await mergeBase(repository.dir)).toBe(first);
    repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(await mergeBase(repository.dir)).toBe(repository.git('rev-parse', 'HEAD'));
  });

  test('is rejected without a main branch', async () => {
    repository.commit(buildApps(1));
    repository.git('branch', '--move', 'trunk');
    expect(await rejectionOf(mergeBase(repository.dir))).toBe(
      'The branches origin/main and main do not exist. Specify a BASE.',
    );
  });

  test('is rejected without commits', async () => {
    expect(await rejectionOf(mergeBase(repository.dir))).toMatch(/not in a git repository with commits/);
  });

  test('is rejected if the histories have no common commit', async () => {
    repository.commit(buildApps(1));
    repository.git('switch', '--quiet', '--orphan', 'branch');
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'apart');
    expect(await rejectionOf(mergeBase(repository.dir))).toMatch(
      /have no common commit\. Fetch the whole history/,
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

  test('is downloaded', async () => {
    expect((await loadVersion(`${server.url}/appsData.json`, repository.dir)).apps).toEqual(buildApps(2));
  });

  test('is named without its query string, which can be secret', async () => {
    const { name } = await loadVersion(`${server.url}/appsData.json?token=hush#x`, repository.dir);
    expect(name).toBe(`${server.url}/appsData.json`);
  });

  test('with an error status is rejected with the status', async () => {
    expect(await rejectionOf(loadVersion(`${server.url}/gone.json`, repository.dir))).toBe(
      `${server.url}/gone.json responds with 404 Not Found. Use the URL of an appsData.json file.`,
    );
  });

  test('of an HTML page is rejected', async () => {
    expect(await rejectionOf(loadVersion(`${server.url}/html`, repository.dir))).toMatch(
      /\/html is not a valid catalogue\.\n/,
    );
  });

  test('that is invalid is rejected', async () => {
    expect(await rejectionOf(loadVersion('http://', repository.dir))).toBe(
      'The URL is not valid. Fix the URL.',
    );
  });
});

const SOURCES_WITH_SECRETS = [
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

test.each(SOURCES_WITH_SECRETS)('excludes secrets from the message: %s', async (source) => {
  repository.commit(buildApps(1));
  const message = await rejectionOf(loadVersion(source, repository.dir));
  expect(message).not.toMatch(/name|word|hush/);
});
