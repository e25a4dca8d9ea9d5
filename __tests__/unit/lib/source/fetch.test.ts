import { encodeCards } from '@/lib/catalogue/card-file';
import { isChunkLoadError } from '@/lib/navigation/reload';
import { parseFile, requestFile } from '@/lib/source/fetch';
import { buildApps, buildListedApps } from '../../../fixtures/apps';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

/** The part of `Response` that `requestFile` uses. jsdom has no `Response`. */
function respond(body: string, { status = 200, statusText = 'OK' } = {}): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    text: async () => body,
  } as Response;
}

/** Rejects when a request is aborted, as `fetch` and its reader do. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

/**
 * A response whose body arrives in parts. It ends after the last one if that has no bytes, and otherwise stalls.
 *
 * @param parts `after`: the time after the previous part, in milliseconds.
 */
function streamed(parts: { after: number; bytes?: number[] }[], signal?: AbortSignal | null): Response {
  const left = [...parts];
  const read = async () => {
    const part = left.shift();
    if (!part) return aborted(signal);
    if (part.after > 0) await new Promise((resolve) => setTimeout(resolve, part.after));
    return { done: !part.bytes, value: part.bytes && new Uint8Array(part.bytes) };
  };
  return { ok: true, status: 200, body: { getReader: () => ({ read }) } } as unknown as Response;
}

/** Requests and parses the catalogue. */
async function fetchCatalogue(file = '/appsData.json') {
  return parseFile(file, await requestFile(file));
}

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
});

afterEach(() => jest.dontMock('@/lib/source/decode-catalogue'));

test('returns the apps of /appsData.json', async () => {
  fetchMock.mockResolvedValue(respond(JSON.stringify(buildApps(2))));
  const [first, second] = buildListedApps(2);
  await expect(fetchCatalogue()).resolves.toMatchObject([first, second]);
  expect(fetchMock.mock.calls).toEqual([['/appsData.json', expect.anything()]]);
});

test('returns the apps of a card file', async () => {
  const cards = buildListedApps(2);
  fetchMock.mockResolvedValue(respond(encodeCards(cards)));
  await expect(fetchCatalogue('/_next/static/catalogue/1a2b.json')).resolves.toEqual(cards);
});

test('rejects another file instead of a card file', async () => {
  fetchMock.mockResolvedValue(respond('[]'));
  await expect(fetchCatalogue('/_next/static/catalogue/1a2b.json')).rejects.toMatchObject({
    message: 'The list of apps could not be read.',
    cause: { name: 'TypeError' },
  });
});

test('rejects a response whose body is interrupted as a network error', async () => {
  const cause = new TypeError('network error');
  fetchMock.mockResolvedValue({ ok: true, status: 200, text: async () => Promise.reject(cause) } as Response);
  await expect(requestFile('/appsData.json')).rejects.toMatchObject({
    message: 'The list of apps could not be loaded. Please check your connection.',
    cause,
  });
});

test('decodes characters whose bytes arrive in several parts', async () => {
  const bytes = new TextEncoder().encode('["\u{feff}海の地図 🐦"]');
  fetchMock.mockResolvedValue(
    streamed([...[...bytes].map((byte) => ({ after: 0, bytes: [byte] })), { after: 0 }]),
  );
  await expect(requestFile('/appsData.json')).resolves.toBe('["\u{feff}海の地図 🐦"]');
});

test.each([
  ['a byte order mark', [[0xef], [0xbb], [0xbf, 91], [93]], '[]'],
  ['nothing', [], ''],
])('reads a body that starts with %s', async (_start, parts, text) => {
  fetchMock.mockResolvedValue(streamed([...parts.map((bytes) => ({ after: 0, bytes })), { after: 0 }]));
  await expect(requestFile('/appsData.json')).resolves.toBe(text);
});

describe('after 30 s without a byte', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each<[string, (signal: AbortSignal | null | undefined) => Promise<Response>]>([
    ['of the answer', (signal) => aborted(signal)],
    ['of its body', async (signal) => streamed([{ after: 20_000, bytes: [91] }], signal)],
  ])('%s, a request has failed', async (_part, answer) => {
    fetchMock.mockImplementation((_, { signal }) => answer(signal));
    const onFailure = jest.fn();
    const request = requestFile('/appsData.json').catch(onFailure);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(onFailure).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20_001);
    await request;
    expect(onFailure.mock.calls).toEqual([
      [new Error('The list of apps could not be loaded. Please check your connection.')],
    ]);
  });

  test('an answer whose body is slow has not failed', async () => {
    const parts = [91, 49, 93].map((byte) => ({ after: 25_000, bytes: [byte] }));
    fetchMock.mockImplementation(async (_, { signal }) => streamed([...parts, { after: 25_000 }], signal));
    const request = requestFile('/appsData.json');
    await jest.advanceTimersByTimeAsync(100_000);
    await expect(request).resolves.toBe('[1]');
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('requests the file below the base path', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/store' });
  fetchMock.mockResolvedValue(respond('[]'));
  await jest.isolateModulesAsync(async () => {
    const { requestFile: requestUnderBasePath } = await import('@/lib/source/fetch');
    await requestUnderBasePath('/appsData.json');
  });
  expect(fetchMock.mock.calls).toEqual([['/store/appsData.json', expect.anything()]]);
});

test('rejects with a message for the visitor, and the cause, after a network error', async () => {
  const cause = new TypeError('Failed to fetch');
  fetchMock.mockRejectedValue(cause);
  await expect(fetchCatalogue()).rejects.toMatchObject({
    message: 'The list of apps could not be loaded. Please check your connection.',
    cause,
  });
});

test.each([
  [{ status: 404, statusText: 'Not Found' }, '404 Not Found'],
  [{ status: 503, statusText: '' }, '503'],
])('includes the HTTP status in the message: %j', async (init, status) => {
  fetchMock.mockResolvedValue(respond('<h1>Oops</h1>', init));
  await expect(fetchCatalogue()).rejects.toThrow(
    new Error(`The list of apps could not be loaded (${status}).`),
  );
});

test('reports a removed card file as a chunk load error, which causes a reload', async () => {
  fetchMock.mockResolvedValue(respond('<h1>Oops</h1>', { status: 404 }));
  const isStale = async (file: string) => isChunkLoadError(await requestFile(file).catch((error) => error));
  expect(await isStale('/_next/static/catalogue/1a2b.json')).toBe(true);
  expect(await isStale('/appsData.json')).toBe(false);
  fetchMock.mockResolvedValue(respond('', { status: 503 }));
  expect(await isStale('/_next/static/catalogue/1a2b.json')).toBe(false);
});

test('rejects a response that is not JSON', async () => {
  fetchMock.mockResolvedValue(respond('<!DOCTYPE html>'));
  await expect(fetchCatalogue()).rejects.toMatchObject({
    name: 'LoadFailure',
    message: 'The list of apps could not be read.',
    cause: { name: 'SyntaxError' },
  });
});

test('rejects an invalid catalogue, with the error as cause', async () => {
  fetchMock.mockResolvedValue(respond(JSON.stringify([...buildApps(1), { id: 2 }])));
  await expect(fetchCatalogue()).rejects.toMatchObject({
    message: 'The list of apps could not be read.',
    cause: { name: 'TypeError' },
  });
});

test('reports a chunk load error of the parser as a network error', async () => {
  fetchMock.mockResolvedValue(respond('[]'));
  const failure = new Error('Loading chunk 7 failed.');
  jest.doMock('@/lib/source/decode-catalogue', () => {
    throw failure;
  });
  await jest.isolateModulesAsync(async () => {
    const { parseFile: parse } = await import('@/lib/source/fetch');
    await expect(parse('/appsData.json', '[]')).rejects.toMatchObject({
      message: 'The list of apps could not be loaded. Please check your connection.',
      cause: failure,
    });
  });
});
