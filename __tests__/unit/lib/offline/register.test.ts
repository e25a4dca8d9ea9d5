import { registerWorker, reportVisit } from '@/lib/offline/register';

const target = Object.assign(new EventTarget(), {
  controller: null as { postMessage: jest.Mock } | null,
  register: jest.fn(),
});

let observed: ((list: { getEntries: () => object[] }) => void) | undefined;

beforeEach(() => {
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
  target.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  registerWorker();
  await Promise.resolve();
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
