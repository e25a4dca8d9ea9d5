import { catchFailedPayloads, retryNavigation } from '@/lib/navigation/payload-requests';
import { dispatch, navigationStore, startNavigation } from '@/lib/navigation/store';

let send: jest.Mock;
/** Requests of the page itself, after a failure. */
let askHost: jest.Mock;
let target: Pick<Window, 'fetch'>;
let complain: jest.SpyInstance;

/** What jsdom logs instead of loading a document. */
const LOAD = [expect.objectContaining({ type: 'not implemented' })];

const response = (body = () => Promise.resolve()) => ({ clone: () => ({ arrayBuffer: body }) });
const navigation = () => navigationStore.getState().navigation;
/** Waits for pending promises. */
const soon = () => jest.advanceTimersByTimeAsync(0);

afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockReturnValue();
  askHost = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  globalThis.fetch = askHost;
  // The later retries of a test would reach the next ones.
  jest.useFakeTimers();
  send = jest.fn(async () => response());
  target = { fetch: send as unknown as typeof fetch };
  catchFailedPayloads(target);
  startNavigation('/apps', 'push');
});

/** The payload of the listing fails. */
async function fail(): Promise<void> {
  send.mockRejectedValueOnce(new TypeError());
  void target.fetch('/apps.txt');
  await soon();
}

test.each([
  ['a network error', '/apps.txt', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an aborted response', '/apps.txt', async () => response(() => Promise.reject(new TypeError()))],
  [
    'an error for a URL',
    new URL('/apps.txt?_rsc=1', 'http://localhost'),
    () => Promise.reject(new TypeError()),
  ],
  [
    'an error for a request',
    { url: 'http://localhost/apps.txt' } as Request,
    () => Promise.reject(new TypeError()),
  ],
])(
  'a payload that fails by %s fails the navigation, and a retry loads the document',
  async (_, input, answer) => {
    send.mockImplementationOnce(answer);
    void target.fetch(input);
    await soon();
    expect(navigation()?.hasFailed).toBe(true);
    retryNavigation();
    expect(navigation()?.hasFailed).toBe(false);
    await soon();
    expect(navigation()?.hasFailed).toBe(true);
    expect(complain).not.toHaveBeenCalled();
    askHost.mockResolvedValue({});
    retryNavigation();
    await soon();
    expect(complain.mock.calls).toEqual([LOAD]);
  },
);

test('a payload that fails although its host answers loads the document', async () => {
  askHost.mockResolvedValue({});
  await fail();
  expect(complain.mock.calls).toEqual([LOAD]);
  expect(navigation()?.hasFailed).toBe(false);
});

test('is retried when the connection is back, but does not work at once', async () => {
  await fail();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(999);
  expect(navigation()?.hasFailed).toBe(true);
  askHost.mockResolvedValue({});
  await jest.advanceTimersByTimeAsync(10_000);
  // Once: another load would end the first one.
  expect(complain.mock.calls).toEqual([LOAD]);
});

test('loads the document, even if only the hash of the URL differs', async () => {
  askHost.mockResolvedValue({});
  startNavigation('/#main', 'push');
  dispatch({ type: 'failed', id: navigation()?.id ?? 0 });
  retryNavigation();
  await soon();
  expect(complain.mock.calls).toEqual([LOAD]);
  expect(window.location.hash).toBe('');
});

test.each([
  ['fails a traversal to it, because the router waits for it', 'traverse', true],
  ['does not fail a link to it, for which the router sends a request', 'push', false],
] as const)('a page whose payload has failed %s', async (_, type, hasFailed) => {
  await fail();
  startNavigation('/', 'push');
  window.history.replaceState(null, '', '/apps');
  startNavigation('/apps', type);
  await soon();
  expect(navigation()).toMatchObject({ to: '/apps', hasFailed });
});

test('a page whose payload has arrived since does not fail a traversal', async () => {
  await fail();
  await target.fetch('/apps.txt');
  startNavigation('/', 'push');
  window.history.replaceState(null, '', '/apps');
  startNavigation('/apps', 'traverse');
  await soon();
  expect(navigation()).toMatchObject({ to: '/apps', hasFailed: false });
});

test('a failure of a superseded navigation does not fail the next one', async () => {
  let reject = () => {};
  send.mockReturnValueOnce(
    new Promise((_, onError) => {
      reject = () => onError(new TypeError());
    }),
  );
  void target.fetch('/apps.txt');
  startNavigation('/', 'push');
  reject();
  await soon();
  expect(navigation()).toMatchObject({ to: '/', hasFailed: false });
});

test('a retry does nothing for a navigation that has not failed, and without one', async () => {
  retryNavigation();
  dispatch({ type: 'cancelled' });
  retryNavigation();
  await soon();
  expect(askHost).not.toHaveBeenCalled();
});

test('a data request that fails is rejected', async () => {
  const failure = new TypeError('Failed to fetch');
  send.mockRejectedValue(failure);
  await expect(target.fetch('/appsData.json')).rejects.toBe(failure);
  expect(navigation()?.hasFailed).toBe(false);
});
