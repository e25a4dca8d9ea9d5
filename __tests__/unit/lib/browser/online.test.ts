import { isSavingData, onOnline, retryImages } from '@/lib/browser/online';

const retry = jest.fn();
let remove = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  retry.mockReset();
  remove = onOnline(retry);
});
afterEach(() => {
  remove();
  jest.useRealTimers();
});

test('calls back three times when the connection is back', () => {
  jest.advanceTimersByTime(10_000);
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  for (const [elapsed, calls] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [2999, 2],
    [1, 3],
    [60_000, 3],
  ] as const) {
    jest.advanceTimersByTime(elapsed);
    expect(retry).toHaveBeenCalledTimes(calls);
  }
});

test('calls back when a page is restored from the bfcache, in which it misses events, unless it is offline', () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(true);
  expect(retry).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  show(true);
  expect(retry).toHaveBeenCalledTimes(1);
  onLine.mockRestore();
});

test('does not call back after its removal, not even for an earlier event', () => {
  window.dispatchEvent(new Event('online'));
  remove();
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(10_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('images that have failed are loaded again when the connection is back', () => {
  document.body.innerHTML = '<img src="/failed.svg"><img src="/shown.svg"><img src="/loading.svg"><img>';
  const [failed, shown, loading, without] = document.querySelectorAll('img');
  const state = (image: HTMLImageElement | undefined, values: object) =>
    Object.defineProperties(image, Object.getOwnPropertyDescriptors(values));
  state(failed, { complete: true, naturalWidth: 0, currentSrc: '/failed.svg' });
  state(shown, { complete: true, naturalWidth: 64, currentSrc: '/shown.svg' });
  state(loading, { complete: false, naturalWidth: 0, currentSrc: '/loading.svg' });
  state(without, { complete: true, naturalWidth: 0, currentSrc: '' });
  const load = jest.spyOn(Element.prototype, 'setAttribute');
  retryImages();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(load.mock.calls).toEqual([['src', '/failed.svg']]);
  expect(load.mock.contexts).toEqual([failed]);
  load.mockRestore();
});

test.each([
  [undefined, false],
  [{}, false],
  [{ saveData: true }, true],
])('with the connection %j, the visitor saves data: %s', (connection, expected) => {
  Object.assign(navigator, { connection });
  expect(isSavingData()).toBe(expected);
  Reflect.deleteProperty(navigator, 'connection');
});
