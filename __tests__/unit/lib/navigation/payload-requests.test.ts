import { retryFailedPayloads, retryNavigation } from '@/lib/navigation/payload-requests';
import { dispatch, navigationStore, startNavigation } from '@/lib/navigation/store';

let send: jest.Mock;
/** Requests of the page itself, after a failure. */
let askHost: jest.Mock;
let target: Pick<Window, 'fetch'>;

const response = (body = () => Promise.resolve()) => ({ clone: () => ({ arrayBuffer: body }) });
const navigation = () => navigationStore.getState().navigation;
/** Waits for pending promises. */
const soon = () => jest.advanceTimersByTimeAsync(0);
/** Goes to the entry of a path in the history, as the router says so. */
function traverse(path: string): void {
  window.history.replaceState(null, '', path);
  startNavigation(window.location.href, 'traverse');
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

beforeEach(() => {
  askHost = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  globalThis.fetch = askHost;
  // The later retries of a test would reach the next ones.
  jest.useFakeTimers();
  send = jest.fn(async () => response());
  target = { fetch: send as unknown as typeof fetch };
  retryFailedPayloads(target);
  startNavigation('/apps', 'push');
});

test.each([
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an aborted response', async () => response(() => Promise.reject(new TypeError('network error')))],
])('a payload that fails by %s fails the navigation, and is returned after a retry', async (_, fail) => {
  send.mockImplementationOnce(fail);
  const payload = target.fetch('/apps.txt');
  await soon();
  expect(navigation()?.hasFailed).toBe(true);
  const answer = response();
  send.mockResolvedValue(answer);
  retryNavigation();
  expect(navigation()?.hasFailed).toBe(false);
  expect(await payload).toBe(answer);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failed retry can be retried', async () => {
  send.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  const payload = target.fetch('/apps.txt');
  await soon();
  retryNavigation();
  await soon();
  expect(navigation()?.hasFailed).toBe(true);
  retryNavigation();
  await expect(payload).resolves.toBeDefined();
});

test('is retried again when the connection is back, but does not work at once', async () => {
  send.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  const payload = target.fetch('/apps.txt');
  await soon();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(999);
  expect(navigation()?.hasFailed).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);

  await jest.advanceTimersByTimeAsync(1);

  await expect(payload).resolves.toBeDefined();
});

describe('a page that the router has committed', () => {
  /** A traversal to /apps is committed immediately, and its payload fails. */
  async function failCommitted() {
    dispatch({ type: 'committed', id: navigation()?.id ?? 0, path: '/apps' });
    send.mockRejectedValueOnce(new TypeError());
    const payload = target.fetch('/apps.txt');
    await soon();
    return payload;
  }

  test('is requested again by a traversal to it', async () => {
    const payload = failCommitted();
    await soon();
    traverse('/apps/install');
    expect(send).toHaveBeenCalledTimes(1);

    traverse('/apps');

    await expect(payload).resolves.toBeDefined();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('fails that traversal if it fails again', async () => {
    void failCommitted();
    await soon();
    startNavigation('/', 'push');
    send.mockRejectedValueOnce(new TypeError());

    traverse('/apps');
    await soon();

    expect(navigation()).toMatchObject({ to: '/apps', hasFailed: true });
  });

  test('is requested again when the connection is back, for any current page', async () => {
    const payload = failCommitted();
    await soon();
    startNavigation('/', 'push');
    window.dispatchEvent(new Event('online'));
    await expect(payload).resolves.toBeDefined();
    expect(navigation()).toMatchObject({ to: '/', hasFailed: false });
  });

  test('is not requested again by a link to it, for which the router sends a request', async () => {
    void failCommitted();
    await soon();
    startNavigation('/', 'push');
    startNavigation('/apps', 'push');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is not requested again by a retry of another page', async () => {
    void failCommitted();
    await soon();
    startNavigation('/', 'push');
    send.mockRejectedValueOnce(new TypeError());
    void target.fetch('/index.txt');
    await soon();
    send.mockClear();
    retryNavigation();
    expect(send.mock.calls).toEqual([['/index.txt', undefined]]);
  });
});

test('a payload that fails without a navigation is requested again when the connection is back', async () => {
  dispatch({ type: 'cancelled' });
  send.mockRejectedValueOnce(new TypeError());
  const payload = target.fetch('/apps.txt');
  await soon();
  expect(navigation()).toBeNull();
  window.dispatchEvent(new Event('online'));
  await expect(payload).resolves.toBeDefined();
});

test('a failure of a superseded navigation does not fail the next one', async () => {
  let fail = () => {};
  send.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new TypeError());
    }),
  );
  void target.fetch('/apps.txt');
  startNavigation('/', 'push');
  fail();
  await soon();
  expect(navigation()).toMatchObject({ to: '/', hasFailed: false });
});

test.each([
  ['a URL', new URL('/apps.txt?_rsc=1', 'http://localhost')],
  ['a request', { url: 'http://localhost/apps.txt' } as Request],
])('a payload requested with %s is retried too', async (_title, input) => {
  send.mockRejectedValueOnce(new TypeError());
  const payload = target.fetch(input);
  await soon();
  retryNavigation();
  await expect(payload).resolves.toBeDefined();
  expect(send.mock.calls).toEqual([
    [input, undefined],
    [input, undefined],
  ]);
});

describe('a retry without a failed request, such as for a slow page', () => {
  /** What jsdom logs instead of loading a document. */
  const NO_LOAD = expect.objectContaining({ type: 'not implemented' });
  let complain: jest.SpyInstance;

  beforeEach(() => {
    complain = jest.spyOn(console, 'error').mockReturnValue();
  });

  test('loads the document', () => {
    dispatch({ type: 'failed', id: navigation()?.id ?? 0 });
    retryNavigation();
    expect(complain.mock.calls).toEqual([[NO_LOAD]]);
    expect(navigation()?.hasFailed).toBe(true);
  });

  test('loads the document when the connection is back, once it works', async () => {
    dispatch({ type: 'failed', id: navigation()?.id ?? 0 });
    window.dispatchEvent(new Event('online'));
    await soon();
    expect(complain).not.toHaveBeenCalled();
    askHost.mockResolvedValue({});
    await jest.advanceTimersByTimeAsync(10_000);
    // Once: another load would end the first one.
    expect(complain.mock.calls).toEqual([[NO_LOAD]]);
  });

  test('loads the document, even if only the hash of the URL differs', () => {
    startNavigation('/#main', 'push');
    dispatch({ type: 'failed', id: navigation()?.id ?? 0 });
    retryNavigation();
    expect(complain.mock.calls).toEqual([[NO_LOAD]]);
    expect(window.location.hash).toBe('');
  });

  test('does not repeat the failed requests of other pages', async () => {
    send.mockRejectedValueOnce(new TypeError());
    void target.fetch('/apps/install.txt');
    await soon();
    send.mockClear();
    retryNavigation();
    await soon();
    expect(send).not.toHaveBeenCalled();
    expect(complain.mock.calls).toEqual([[NO_LOAD]]);
  });

  test('does nothing for a navigation that has not failed', () => {
    retryNavigation();
    expect(navigation()).toMatchObject({ hasFailed: false });
    expect(send).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
  });

  test('does nothing without a navigation', () => {
    dispatch({ type: 'cancelled' });
    retryNavigation();
    expect(complain).not.toHaveBeenCalled();
  });
});

test('a data request that fails is rejected', async () => {
  const failure = new TypeError('Failed to fetch');
  send.mockRejectedValue(failure);
  await expect(target.fetch('/appsData.json')).rejects.toBe(failure);
  expect(navigation()?.hasFailed).toBe(false);
});
