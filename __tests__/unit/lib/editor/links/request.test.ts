import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { networkVerdict, requestLink } from '@/lib/editor/links/request';
import { type HttpServer, startServer } from '@/lib/machine/http-server';

/** The wait before another request ends at once. */
jest.mock('node:timers/promises');

/** What the server answers, by path: statuses in turn, of which the last one repeats. */
const STATUSES: Readonly<Record<string, readonly number[]>> = {
  '/ok': [200],
  '/q.SVG': [200],
  '/empty': [416],
  '/missing': [404],
  '/gone': [410],
  '/login': [401],
  '/broken': [500],
  '/unchanged': [304],
  '/busy-once': [503, 200],
  '/busy': [429],
  '/busy-then-gone': [429, 404],
};

const REDIRECTS: Readonly<Record<string, readonly [status: number, location: string]>> = {
  '/moved': [301, '/ok#part'],
  '/moved-twice': [308, '/moved'],
  '/sign-in': [302, '/ok'],
  '/moved-sign-in': [301, '/sign-in'],
  '/sign-in-moved': [307, '/moved'],
  '/moved-missing': [301, '/missing'],
  '/loop': [302, '/loop'],
  '/store': [302, 'market://details?id=1'],
  '/invalid': [302, 'https://'],
  '/five': [302, '/four'],
  '/four': [302, '/three'],
  '/three': [302, '/two'],
  '/two': [302, '/sign-in'],
  '/six': [302, '/five'],
  '/moved-picture': [301, '/?image/png'],
  '/moved-page': [302, '/?text/html'],
  '/elsewhere': [301, 'https://cdn.example/q.png'],
};

let server: HttpServer;
let requests: IncomingMessage[];
/** Ends the time for the response to the last request. */
let timeOut: () => void;
const paths = () => requests.map(({ url }) => url);

beforeAll(async () => {
  server = await startServer(answer);
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  jest.mocked(wait).mockReset();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});

function answer(request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '';
  const asked = paths().filter((other) => other === path).length;
  requests.push(request);
  if (path === '/slow') {
    timeOut();
    return;
  }
  if (path === '/endless') {
    response.write('x');
    return;
  }
  if (path === '/drop') {
    request.socket.destroy();
    return;
  }
  const [status, location] = REDIRECTS[path] ?? [];
  if (status) {
    response.writeHead(status, { location }).end();
    return;
  }
  const [, type] = /^\/(?:q\.svg)?\?(.+)$/.exec(path) ?? [];
  if (type) {
    response.writeHead(200, { 'content-type': decodeURI(type) }).end();
    return;
  }
  const [wanted, retryAfter = ''] = path.split('?retry-after=');
  const statuses = STATUSES[wanted ?? ''] ?? [500];
  response.writeHead(
    statuses[asked] ?? statuses.at(-1) ?? 500,
    retryAfter ? { 'retry-after': retryAfter } : {},
  );
  response.end();
}

const request = (path: string) => requestLink(server.url + path);

test.each([
  ['/ok', 'alive', 'responds with 200 OK'],
  ['/empty', 'alive', 'responds with 416 Range Not Satisfiable'],
  ['/missing', 'dead', 'responds with 404 Not Found'],
  ['/gone', 'dead', 'responds with 410 Gone'],
  ['/login', 'unchecked', 'responds with 401 Unauthorized'],
  ['/broken', 'unchecked', 'responds with 500 Internal Server Error'],
  ['/unchanged', 'unchecked', 'responds with 304 Not Modified'],
])('a response tells the state of a link: %s is %s', async (path, state, detail) => {
  expect(await request(path)).toEqual({ state, detail });
  expect(paths()).toEqual([path]);
});

const NOT_SHOWN = 'so that browsers show no picture';
const requestPicture = (path: string) => requestLink(server.url + path, new Set([server.url]));

test.each([
  '/ok',
  '/?image/png',
  '/?application/octet-stream',
  '/?text/plain',
  '/sign-in',
  '/q.svg?image/svg+xml',
])('a picture can have the type of a picture, or another one if browsers recognize it: %s', async (path) => {
  expect(await requestPicture(path)).toMatchObject({ state: 'alive' });
});

test.each([
  ['/?text/html;%20charset=utf-8', `responds with the type "text/html; charset=utf-8", ${NOT_SHOWN}`],
  ['/?Application/XHTML+xml', `responds with the type "Application/XHTML+xml", ${NOT_SHOWN}`],
  ['/q.svg?text/plain', `responds with the type "text/plain", ${NOT_SHOWN}`],
  ['/q.SVG', `responds with no type, ${NOT_SHOWN}`],
  ['/moved-page', `redirects to "SITE/?text/html", which responds with the type "text/html", ${NOT_SHOWN}`],
  ['/elsewhere', 'redirects to "https://cdn.example/q.png", on another origin, which pages block'],
  ['/store', 'redirects to "market://details?id=1", on another origin, which pages block'],
])('a picture that pages cannot show is dead: %s', async (path, detail) => {
  const expected = { state: 'dead', detail: detail.replace('SITE', server.url) };
  expect(await requestPicture(path)).toEqual(expected);
  // Nothing else is requested.
  expect(requests.every(({ headers }) => headers.host === new URL(server.url).host)).toBe(true);
});

test('requests the first byte only, and does not wait for the rest', async () => {
  expect(await request('/endless')).toMatchObject({ state: 'alive' });
  expect(requests[0]?.headers).toMatchObject({ range: 'bytes=0-0' });
});

test.each([
  ['/moved', '/ok'],
  ['/moved-twice', '/ok'],
  ['/moved-sign-in', '/sign-in'],
])('a permanent redirect is a hint with the new URL, until one that is not: %s', async (path, target) => {
  const detail = `permanently redirects to "${server.url}${target}"`;
  expect(await request(path)).toEqual({ state: 'moved', detail });
});

test.each(['/sign-in', '/sign-in-moved', '/five'])('a temporary redirect is no hint: %s', async (path) => {
  expect(await request(path)).toMatchObject({ state: 'alive' });
});

test.each([
  ['/moved-missing', 'dead', 'redirects to "SITE/missing", which responds with 404 Not Found'],
  ['/loop', 'unchecked', 'redirects more than 5 times'],
  ['/six', 'unchecked', 'redirects more than 5 times'],
  ['/store', 'unchecked', 'redirects to "market://details?id=1", which is not on the web'],
  ['/invalid', 'unchecked', 'redirects to "https://", which is not a valid URL'],
])('a redirect that does not lead to a page is reported: %s is %s', async (path, state, detail) => {
  expect(await request(path)).toEqual({ state, detail: detail.replace('SITE', server.url) });
});

test.each([
  ['/busy-once', 'alive', [2000]],
  ['/busy-once?retry-after=1', 'alive', [1000]],
  ['/busy-once?retry-after=Wed, 21 Oct 2026 07:28:00 GMT', 'alive', [2000]],
  ['/busy-once?retry-after=61', 'unchecked', []],
  ['/busy', 'unchecked', [2000]],
  ['/busy-then-gone', 'dead', [2000]],
])('a busy host gets one more request, after the time that it asks for: %s', async (path, state, waits) => {
  const requestsBeforeWait: number[] = [];
  jest.mocked(wait).mockImplementation(async () => void requestsBeforeWait.push(requests.length));
  expect(await request(path)).toMatchObject({ state });
  expect(jest.mocked(wait).mock.calls.flat()).toEqual(waits);
  expect(requestsBeforeWait).toEqual(waits.map(() => 1));
  expect(requests).toHaveLength(1 + waits.length);
});

test('a host that does not respond in time, twice, is dead', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    timeOut = () => controller.abort(new DOMException('', 'TimeoutError'));
    return controller.signal;
  });
  const verdict = await request('/slow');
  expect(timeout.mock.calls).toEqual([[20_000], [20_000]]);
  expect(verdict).toEqual({ state: 'dead', detail: 'does not respond in time', isUnanswered: true });
  expect(paths()).toEqual(['/slow', '/slow']);
});

test.each([
  ['ENOTFOUND', 'dead', 'has a host that does not exist'],
  ['CERT_HAS_EXPIRED', 'dead', 'has a host without a valid certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'dead', 'has a host without a valid certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'dead', 'has a host without a valid certificate'],
  ['UND_ERR_CONNECT_TIMEOUT', 'dead', 'does not respond in time'],
  // Faults of this network.
  ['EAI_AGAIN', 'unchecked', 'cannot be requested (EAI_AGAIN)'],
  ['ENETUNREACH', 'unchecked', 'cannot be requested (ENETUNREACH)'],
  // Browsers load the missing certificate of an incomplete chain.
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unchecked', 'cannot be requested (UNABLE_TO_VERIFY_LEAF_SIGNATURE)'],
])('an error of the network tells the state of a link: %s is %s', (code, state, detail) => {
  expect(networkVerdict({ cause: { code } })).toEqual({ state, detail, isUnanswered: true });
});

test.each([
  'http://192.168.1.1/reboot',
  'http://router/',
  'http://[::1]/',
  'http://printer.local/',
  'http://metadata.google.internal./',
])('no public link leads to %s in the network of this machine', async (location) => {
  const redirect = new Response(null, { status: 302, headers: { location } });
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(redirect);
  expect(await requestLink('https://quill.example/')).toMatchObject({
    state: 'unchecked',
    detail: `redirects to "${location}", which is in a private network`,
  });
  expect(send).toHaveBeenCalledTimes(1);
});
