import { setTimeout as wait } from 'node:timers/promises';
import { checkLinks } from '@/lib/editor/links/check';
import { type HttpServer, startServer } from '@/lib/machine/http-server';

/** The pauses end at once. */
jest.mock('node:timers/promises');

/** The hosts of the requests that have no response yet, at the start of each request. */
let running: string[];
let most: string[][];
let paths: string[];
let servers: HttpServer[];
/** What the servers wait for before they respond. */
let mayRespond: () => Promise<unknown>;

beforeEach(async () => {
  jest.mocked(wait).mockReset();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  running = [];
  most = [];
  paths = [];
  mayRespond = async () => {};
  servers = await Promise.all(
    Array.from({ length: 6 }, () =>
      startServer(async ({ headers: { host = '' }, url = '' }, response) => {
        paths.push(url);
        running.push(host);
        most.push([...running]);
        await mayRespond();
        running.splice(running.indexOf(host), 1);
        const [, location] = url.split('/to?');
        if (location) response.writeHead(302, { location }).end();
        else response.writeHead(url === '/missing' ? 404 : 200).end();
      }),
    ),
  );
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

const linksTo = (...urls: string[]) => urls.map((url) => ({ url, isPicture: false }));

test('requests each URL once, and returns what it is', async () => {
  const [{ url }] = servers as [HttpServer];
  const checked = await checkLinks(linksTo(`${url}/a`, `${url}/missing`, `${url}/a`));
  expect(checked.map(({ url, state }) => [url, state])).toEqual([
    [`${url}/a`, 'alive'],
    [`${url}/missing`, 'dead'],
    [`${url}/a`, 'alive'],
  ]);
  expect(paths).toEqual(['/a', '/missing']);
});

test('pictures can redirect to the origins of other pictures, but not to those of links', async () => {
  const [{ url }, other, third] = servers as [HttpServer, HttpServer, HttpServer];
  const pictures = [`${url}/to?${other.url}/q.png`, `${url}/to?${third.url}/q.png`, `${other.url}/q.png`];
  const checked = await checkLinks([
    ...pictures.map((url) => ({ url, isPicture: true })),
    ...linksTo(`${third.url}/`, pictures[1] ?? ''),
  ]);
  expect(checked.map(({ state }) => state)).toEqual(['alive', 'dead', 'alive', 'alive', 'alive']);
});

test('makes one request to a host at a time, and four in all', async () => {
  // On a busy machine, the first response could come before the fourth request.
  let open = () => {};
  const four = new Promise<void>((resolve) => {
    open = resolve;
  });
  mayRespond = async () => {
    if (running.length === 4) open();
    await four;
  };
  await checkLinks(linksTo(...servers.flatMap(({ url }) => [`${url}/a`, `${url}/b`])));
  expect(paths).toHaveLength(12);
  for (const hosts of most) expect(new Set(hosts).size).toBe(hosts.length);
  expect(Math.max(...most.map((hosts) => hosts.length))).toBe(4);
});

test('pauses between two requests to a host', async () => {
  const [{ url }] = servers as [HttpServer];
  const requestsBeforePause: number[] = [];
  jest.mocked(wait).mockImplementation(async () => void requestsBeforePause.push(paths.length));
  await checkLinks(linksTo(`${url}/a`, `${url}/b`, `${url}/c`));
  expect(requestsBeforePause).toEqual([1, 2]);
  expect(jest.mocked(wait).mock.calls).toEqual([[200], [200]]);
});

describe('if no host answers', () => {
  const DNS = { cause: { code: 'ENOTFOUND' } };
  const links = linksTo(...Array.from({ length: 9 }, (_, index) => `https://${index}.example/`));
  /** The network: the hosts that answer. */
  const connect = (...hosts: string[]) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      if (!hosts.includes(new URL(String(url)).host)) throw DNS;
      return new Response();
    });

  test('and another one neither, the network is named, and no more links are requested', async () => {
    const fetch = connect();
    await expect(checkLinks(links)).rejects.toThrow(
      /^The network cannot be used: no host of the links answers, and https:\/\/example\.com\/ has a host that does not exist\. .*HTTPS_PROXY/,
    );
    expect(new Set(fetch.mock.calls.map(([url]) => url)).size).toBe(5);
  });

  test('but another one, the links are dead', async () => {
    connect('example.com');
    expect((await checkLinks(links)).map(({ state }) => state)).toEqual(links.map(() => 'dead'));
  });

  test('on this machine, the links are dead', async () => {
    const fetch = connect();
    expect(await checkLinks(linksTo('http://localhost:1/'))).toMatchObject([{ state: 'dead' }]);
    expect(fetch.mock.calls.map(([url]) => url)).not.toContain('https://example.com/');
  });
});
