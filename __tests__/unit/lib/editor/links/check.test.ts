import { setTimeout as wait } from 'node:timers/promises';
import { checkLinks } from '@/lib/editor/links/check';
import { type HttpServer, startServer } from '@/lib/machine/http-server';

/** The pauses end at once. */
jest.mock('node:timers/promises');

const TIMES = { timeout: 600_000, retry: 1, longestRetry: 1, pause: 300 };

/** The hosts of the requests that have no response yet, at the start of each request. */
let running: string[];
let most: string[][];
let paths: string[];
let servers: HttpServer[];
/** What the servers wait for before they respond. */
let mayRespond: () => Promise<unknown>;

beforeEach(async () => {
  jest.mocked(wait).mockReset();
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
        response.writeHead(url === '/missing' ? 404 : 200).end();
      }),
    ),
  );
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

test('requests each URL once, and returns what it is', async () => {
  const [{ url }] = servers as [HttpServer];
  const verdicts = await checkLinks([`${url}/a`, `${url}/missing`, `${url}/a`], TIMES);
  expect([...verdicts].map(([link, { state }]) => [link, state])).toEqual([
    [`${url}/a`, 'alive'],
    [`${url}/missing`, 'dead'],
  ]);
  expect(paths).toEqual(['/a', '/missing']);
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
  await checkLinks(
    servers.flatMap(({ url }) => [`${url}/a`, `${url}/b`]),
    TIMES,
  );
  expect(paths).toHaveLength(12);
  for (const hosts of most) expect(new Set(hosts).size).toBe(hosts.length);
  expect(Math.max(...most.map((hosts) => hosts.length))).toBe(4);
});

test('pauses between two requests to a host', async () => {
  const [{ url }] = servers as [HttpServer];
  const requestsBeforePause: number[] = [];
  jest.mocked(wait).mockImplementation(async () => void requestsBeforePause.push(paths.length));
  await checkLinks([`${url}/a`, `${url}/b`, `${url}/c`], TIMES);
  expect(requestsBeforePause).toEqual([1, 2]);
  expect(jest.mocked(wait).mock.calls).toEqual([[TIMES.pause], [TIMES.pause]]);
});

test('has nothing to request in a catalogue without links', async () => {
  expect(await checkLinks([])).toEqual(new Map());
});
