import { isLocalHost, LOCAL_WORKER_KEY, registerWorker, reportVisit } from '@/lib/offline/register';

const target = Object.assign(new EventTarget(), {
  controller: null as { postMessage: jest.Mock } | null,
  register: jest.fn(),
  getRegistration: jest.fn(),
});

let observed: ((list: { getEntries: () => object[] }) => void) | undefined;

beforeEach(() => {
  // These tests run on localhost.
  localStorage.setItem(LOCAL_WORKER_KEY, '1');
  target.controller = null;
  target.register.mockReset().mockResolvedValue({});
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

/** The worker takes control of the page. */
function control(): jest.Mock {
  const postMessage = jest.fn();
  target.controller = { postMessage };
  target.dispatchEvent(new Event('controllerchange'));
  return postMessage;
}

test('registers the worker of the site', () => {
  registerWorker();
  expect(target.register).toHaveBeenCalledWith('/sw.js');
});

test('waits until the page is loaded', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  registerWorker();
  expect(target.register).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(target.register).toHaveBeenCalledTimes(1);
});

test('does nothing for a visitor who saves data, or without support', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  registerWorker();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  registerWorker();
  reportVisit();
  expect(target.register).not.toHaveBeenCalled();
});

test('ignores a failure: the site works without a worker', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  target.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  registerWorker();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(target.register).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
});

test('the first worker gets the current page, and the files that were loaded without it', () => {
  registerWorker();
  const post = control();
  expect(post).toHaveBeenCalledWith({ type: 'visit', page: 'http://localhost/apps' });
  const loaded = [
    { name: 'http://localhost/a.js', workerStart: 0 },
    { name: 'http://localhost/b.js', workerStart: 12 },
  ];
  observed?.({ getEntries: () => loaded });
  expect(post).toHaveBeenLastCalledWith({ type: 'files', files: ['http://localhost/a.js'] });
  observed?.({ getEntries: () => loaded.slice(1) });
  expect(post).toHaveBeenCalledTimes(2);
});

test('a page that has a worker from its start reports nothing when a newer one takes over', () => {
  target.controller = { postMessage: jest.fn() };
  registerWorker();
  expect(control()).not.toHaveBeenCalled();
});

test.each(['localhost', 'site.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  '%s is a local host',
  (name) => {
    expect(isLocalHost(name)).toBe(true);
  },
);

test.each([
  'apps.example',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  '10.127.0.0.1',
  '[::2]',
])('%s is not a local host', (name) => {
  expect(isLocalHost(name)).toBe(false);
});

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('on localhost, unless a developer allows the worker', () => {
  const deleteCache = jest.fn();
  const names = ['catalogue:/:pages', 'serwist-precache-v2-http://localhost/', 'another-site'];

  beforeEach(() => {
    localStorage.clear();
    deleteCache.mockReset();
    target.getRegistration.mockReset();
    Object.defineProperty(window, 'caches', {
      configurable: true,
      value: { keys: async () => names, delete: deleteCache },
    });
  });

  afterEach(() => Reflect.deleteProperty(window, 'caches'));

  test('removes an earlier worker and its caches', async () => {
    const unregister = jest.fn();
    target.getRegistration.mockResolvedValue({ scope: 'http://localhost/', unregister });
    registerWorker();
    await settled();
    expect(target.register).not.toHaveBeenCalled();
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(deleteCache.mock.calls.flat()).toEqual(names.slice(0, 2));
  });

  test('keeps the worker of another site, whose scope includes this one', async () => {
    const unregister = jest.fn();
    target.getRegistration.mockResolvedValue({ scope: 'http://localhost/elsewhere/', unregister });
    registerWorker();
    await settled();
    expect(unregister).not.toHaveBeenCalled();
  });

  test('registers none if localStorage is denied', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    registerWorker();
    expect(target.register).not.toHaveBeenCalled();
  });
});
