import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getGlobalDispatcher, Response, setGlobalDispatcher } from 'undici';
import { mergeBase } from '@/lib/editor/versions/git';
import { loadVersion } from '@/lib/editor/versions/load';
import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { buildRepository, type Repository } from '../../../../fixtures/repository';

let repository: Repository;

/** Each test of a group has an empty repository. */
function setupRepository(): void {
  beforeEach(() => {
    repository = buildRepository();
  });
}

const USER = 'reader-name';
const PASSWORD = 'p@ss/word';
const TOKEN = 'token-value';
const AUTHORIZATION = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;

/** A URL with every part that can be secret. */
function secretUrl(origin: string, path = '/appsData.json'): string {
  const url = new URL(path, origin);
  url.username = USER;
  url.password = PASSWORD;
  url.searchParams.set('token', TOKEN);
  url.hash = TOKEN;
  return url.href;
}

/** The message of the rejection. Asserts that nothing that a logger prints of the error contains a secret. */
async function rejectionOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error(`No error, but ${String(error)}`);
  expect(error.cause).toBeUndefined();
  for (const secret of [USER, PASSWORD, encodeURIComponent(PASSWORD), TOKEN, AUTHORIZATION])
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain(secret);
  return error.message;
}

describe('a path', () => {
  setupRepository();

  test('is relative to the folder of the project', async () => {
    repository.write(buildApps(2));
    await expect(loadVersion('public/appsData.json', repository.dir)).resolves.toEqual({
      name: 'public/appsData.json',
      apps: buildApps(2),
      entries: buildApps(2),
    });
  });

  test('of the catalogue is no revision if it is missing', async () => {
    await expect(loadVersion('public/appsData.json', repository.dir)).rejects.toThrow(
      'The file public/appsData.json does not exist. Fix the path, or create the file with a list of apps, [ … ].',
    );
  });

  test('takes precedence over a revision of the same name', async () => {
    repository.commit(buildApps(1));
    writeFileSync(join(repository.dir, 'main'), JSON.stringify(buildApps(3)));
    expect((await loadVersion('main', repository.dir)).apps).toHaveLength(3);
  });

  test('of a missing file is rejected', async () => {
    for (const path of ['./old.json', 'old.json', '/no/such/file'])
      expect(await rejectionOf(loadVersion(path, repository.dir))).toBe(
        `${path} is neither a file nor a known git revision. Fix the spelling, or fetch the revision.`,
      );
  });

  test('of a folder is rejected, unless it is a revision', async () => {
    repository.commit(buildApps(2));
    expect(await rejectionOf(loadVersion('public', repository.dir))).toBe(
      'The file public is a folder. Fix the path, or create the file with a list of apps, [ … ].',
    );
    repository.git('branch', 'public');
    expect((await loadVersion('public', repository.dir)).apps).toHaveLength(2);
  });

  test('of an invalid catalogue is rejected with every error and its position', async () => {
    repository.write(`[\n  ${JSON.stringify(buildApp({ id: 3, title: 'Quill', reviews: -1 }))}\n]`);
    expect(await rejectionOf(loadVersion('public/appsData.json', repository.dir))).toMatch(
      /^public\/appsData\.json is not a valid catalogue\.\n.*1 error\.\npublic\/appsData\.json:2:\d+ error: app 3 "Quill" reviews: is negative\./,
    );
  });

  test('of two apps with one id is rejected', async () => {
    repository.write('[{"id":7,"title":"A"},{"id":7,"title":"B"}]');
    expect(await rejectionOf(loadVersion('public/appsData.json', repository.dir))).toContain(
      'public/appsData.json:1:8 error: app 7 "A" id: is 7, which "B" uses, too.',
    );
  });
});

describe('a revision', () => {
  setupRepository();

  test('can be a branch, a tag, a hash or an ancestor', async () => {
    repository.commit(buildApps(1));
    const first = repository.head();
    repository.git('tag', 'v1');
    repository.commit(buildApps(2));
    repository.write(buildApps(3));
    for (const revision of ['v1', first, first.slice(0, 9), 'main~1', 'HEAD^'])
      expect((await loadVersion(revision, repository.dir)).apps).toHaveLength(1);
    expect((await loadVersion('main', repository.dir)).apps).toHaveLength(2);
  });

  test('that is unknown is rejected', async () => {
    repository.commit(buildApps(1));
    for (const revision of ['nope', 'origin/nope', '--help', 'main:public/appsData.json'])
      expect(await rejectionOf(loadVersion(revision, repository.dir))).toContain(
        `${revision} is neither a file nor a known git revision.`,
      );
  });

  test('without a catalogue is rejected', async () => {
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'empty');
    expect(await rejectionOf(loadVersion('main', repository.dir))).toBe(
      'main has no public/appsData.json. Use a revision that has it.',
    );
  });

  test('whose catalogue git does not have, as in a partial clone, is rejected', async () => {
    repository.commit(buildApps(1));
    const hash = repository.git('rev-parse', 'main:public/appsData.json');
    rmSync(join(repository.dir, '.git/objects', hash.slice(0, 2), hash.slice(2)));
    expect(await rejectionOf(loadVersion('main', repository.dir))).toBe(
      'Git cannot read public/appsData.json of main. A partial clone has to download it, and a link can lead out of the repository.',
    );
  });

  test('can have a link as its catalogue', async () => {
    mkdirSync(join(repository.dir, 'data'));
    symlinkSync('../data/apps.json', join(repository.dir, 'public/appsData.json'));
    repository.commit(buildApps(2));
    expect((await loadVersion('main', repository.dir)).apps).toHaveLength(2);
  });
});

describe('the merge base', () => {
  setupRepository();

  test('is the commit at which the branch left origin/main or, without it, main', async () => {
    repository.commit(buildApps(1));
    const first = repository.head();
    repository.git('switch', '--quiet', '--create', 'branch');
    repository.commit(buildApps(2));
    expect(await mergeBase(repository.dir)).toBe(first);
    repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(await mergeBase(repository.dir)).toBe(repository.head());
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
});

describe('a URL', () => {
  const servers: HttpServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  async function serve(answer: RequestListener): Promise<string> {
    const server = await startServer(answer);
    servers.push(server);
    return server.url;
  }

  const load = (url: string) => loadVersion(url, tmpdir());
  const apps = JSON.stringify(buildApps(2));

  test('is requested through the proxy of the environment', async () => {
    const direct = getGlobalDispatcher();
    const seen: unknown[] = [];
    const proxy = await serve(({ url }, response) => {
      seen.push(url);
      response.end(apps);
    });
    jest.replaceProperty(process, 'env', { ...process.env, HTTP_PROXY: proxy });
    await expect(load('http://production.example/appsData.json')).resolves.toMatchObject({
      apps: buildApps(2),
    });
    expect(seen).toEqual(['http://production.example/appsData.json']);
    setGlobalDispatcher(direct);
  });

  test('is requested with its query string and credentials, and named without them', async () => {
    const seen: unknown[] = [];
    const origin = await serve(({ url, headers }, response) => {
      seen.push(url, headers.authorization);
      response.end(apps);
    });
    expect(await load(secretUrl(origin))).toMatchObject({
      name: `${origin}/appsData.json`,
      apps: buildApps(2),
    });
    expect(seen).toEqual([`/appsData.json?token=${TOKEN}`, AUTHORIZATION]);
  });

  test('that redirects sends its credentials to its own origin only', async () => {
    const seen: unknown[] = [];
    const other = await serve(({ headers }, response) => {
      seen.push(headers.authorization);
      response.end(apps);
    });
    const origin = await serve(({ url, headers }, response) => {
      seen.push(headers.authorization);
      response.writeHead(302, { location: url === '/new' ? other : '/new' }).end();
    });
    expect((await load(secretUrl(origin))).apps).toHaveLength(2);
    expect(seen).toEqual([AUTHORIZATION, AUTHORIZATION, undefined]);
  });

  test('of an origin alone is that of its file', async () => {
    const seen: unknown[] = [];
    const origin = await serve(({ url, headers }, response) => {
      seen.push(url, headers.authorization);
      response.end(apps);
    });
    await load(origin);
    await load(secretUrl(origin, '/'));
    await loadVersion(`${origin}/`, tmpdir(), '/store');
    await loadVersion(`${origin}/store/`, tmpdir(), '/store');
    expect(seen).toEqual([
      ...['/appsData.json', undefined],
      ...[`/appsData.json?token=${TOKEN}`, AUTHORIZATION],
      ...['/store/appsData.json', undefined],
      ...['/store/appsData.json', undefined],
    ]);
  });

  test.each([
    [404, '404 Not Found'],
    [500, '500 Internal Server Error'],
    [204, '204 No Content'],
  ])('with status %i is rejected, with the standard reason phrase', async (status, words) => {
    // The server's reason phrase can contain the requested URL.
    const origin = await serve(({ url = '' }, response) => response.writeHead(status, url).end());
    expect(await rejectionOf(load(secretUrl(origin)))).toEqual(
      expect.stringMatching(`^${origin}/appsData.json responds with ${words}\\. .*Use the URL of`),
    );
  });

  test('that cannot be reached is rejected, with the code of the error', async () => {
    const origin = await serve(() => {});
    await servers.pop()?.close();
    expect(await rejectionOf(load(secretUrl(origin)))).toBe(
      `${origin}/appsData.json cannot be read (ECONNREFUSED). Check the URL and the network.`,
    );
  });

  test.each([
    ['before the headers', false],
    ['after the headers', true],
  ])('that does not respond in time is rejected %s', async (_, hasHeaders) => {
    const controller = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    const passTime = () => controller.abort(new DOMException('', 'TimeoutError'));
    const { arrayBuffer } = Response.prototype;
    jest.spyOn(Response.prototype, 'arrayBuffer').mockImplementation(function (this: Response) {
      const body = arrayBuffer.call(this);
      passTime();
      return body;
    });
    const origin = await serve((__, response) => {
      if (hasHeaders) response.writeHead(200).write('[');
      else passTime();
    });
    expect(await rejectionOf(load(secretUrl(origin)))).toContain('cannot be read (no response within 20 s).');
  });

  test('with a % in its credentials that is not encoded is rejected before a request', async () => {
    expect(await rejectionOf(load(`https://${USER}:50%${TOKEN}@apps.example`))).toBe(
      'The user name or the password of https://apps.example/appsData.json has a % that is not encoded. Write it as %25.',
    );
  });

  test('that is invalid is rejected', async () => {
    expect(await rejectionOf(load('http://'))).toBe('The URL is not valid. Use an http:// or https:// URL.');
  });
});
