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

test('ends a request after a minute', async () => {
  const signal = new AbortController().signal;
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  fetchMock.mockResolvedValue(respond('[]'));
  await requestFile('/appsData.json');
  expect(timeout).toHaveBeenCalledWith(60_000);
  expect(fetchMock.mock.calls).toEqual([['/appsData.json', { signal }]]);
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
