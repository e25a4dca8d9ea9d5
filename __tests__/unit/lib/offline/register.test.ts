import { LOCAL_WORKER_KEY, registerWorker, reportVisit } from '@/lib/offline/register';

const postMessage = jest.fn();
const target = Object.assign(new EventTarget(), {
  controller: null as object | null,
  ready: Promise.resolve({ active: { postMessage } }),
  register: jest.fn(),
});

let observed: ((list: { getEntries: () => object[] }) => void) | undefined;

beforeEach(() => {
  // These tests run on localhost.
  localStorage.setItem(LOCAL_WORKER_KEY, '1');
  target.controller = null;
  target.register.mockReset().mockResolvedValue({});
  postMessage.mockReset();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: target });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: false } });
  window.PerformanceObserver = class {
    constructor(callback: typeof observed) {
      observed = callback;
    }
    observe() {}
  } as never;
  window.history.replaceState(null, '', '/apps?q=e#a');
});

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('registers the worker of the site', async () => {
  await registerWorker();
  expect(target.register).toHaveBeenCalledWith('/sw.js');
});

test('waits until the page is loaded', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const registered = registerWorker();
  expect(target.register).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await registered;
  expect(target.register).toHaveBeenCalledTimes(1);
});

test('does nothing for a visitor who saves data, or without support', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await registerWorker();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  await registerWorker();
  reportVisit();
  expect(target.register).not.toHaveBeenCalled();
});

test('the worker saves the page and the files that were loaded without it', async () => {
  await registerWorker();
  const loaded = [
    { name: 'http://localhost/apps', workerStart: 0 },
    { name: 'http://localhost/a.js', workerStart: 0 },
    { name: 'http://localhost/b.js', workerStart: 12 },
  ];
  observed?.({ getEntries: () => loaded });
  observed?.({ getEntries: () => loaded.slice(2) });
  await settled();
  expect(postMessage.mock.calls).toEqual([[['http://localhost/apps', 'http://localhost/a.js']]]);
});

test('the worker saves a page after a navigation', async () => {
  reportVisit();
  await settled();
  expect(postMessage).toHaveBeenCalledWith(['http://localhost/apps?q=e#a']);
});

test('a new worker saves a page that had another one from its start', async () => {
  target.controller = {};
  await registerWorker();
  target.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(postMessage).toHaveBeenCalledWith(['http://localhost/apps?q=e#a']);
});

describe('on localhost, unless a developer allows the worker', () => {
  beforeEach(() => localStorage.clear());

  test('registers none', async () => {
    await registerWorker();
    expect(target.register).not.toHaveBeenCalled();
  });

  test('registers none if localStorage is denied', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(registerWorker()).rejects.toThrow('denied');
    expect(target.register).not.toHaveBeenCalled();
  });
});
