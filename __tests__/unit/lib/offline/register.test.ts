import { LOCAL_WORKER_KEY, registerWorker } from '@/lib/offline/register';
import { refuse } from '../../../fixtures/storage';

const register = jest.fn();

function given(name: 'serviceWorker' | 'connection', value: object | undefined): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

beforeEach(() => {
  // These tests run on localhost.
  localStorage.setItem(LOCAL_WORKER_KEY, '1');
  given('serviceWorker', { register: register.mockReset().mockResolvedValue({}) });
  given('connection', { saveData: false });
  window.PerformanceObserver = class {
    observe() {}
  } as never;
});

test('registers the worker of the site', async () => {
  await registerWorker();
  expect(register.mock.calls).toEqual([['/sw.js']]);
});

test.each([
  ['for a visitor who saves data', () => given('connection', { saveData: true })],
  ['without support', () => given('serviceWorker', undefined)],
  ['on localhost, unless a developer allows the worker', () => localStorage.clear()],
])('registers none %s', async (_, change) => {
  change();
  await registerWorker();
  expect(register).not.toHaveBeenCalled();
});

test('registers none on localhost if localStorage is denied', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  await expect(registerWorker()).rejects.toThrow();
  expect(register).not.toHaveBeenCalled();
});

test('lets the worker of a new deploy save the page with the files that it has loaded', async () => {
  const worker = new EventTarget();
  const postMessage = jest.fn();
  const ready = Promise.resolve({ active: { postMessage } });
  given('serviceWorker', Object.assign(worker, { register, controller: {}, ready }));
  const loaded = ['/_next/static/catalogue/1/cards.json', '/pictures/q.svg'];
  performance.getEntriesByType = () => loaded.map((name) => ({ name })) as never;
  await registerWorker();
  worker.dispatchEvent(new Event('controllerchange'));
  await ready;
  expect(postMessage).toHaveBeenCalledWith([window.location.href, loaded[0]]);
});
