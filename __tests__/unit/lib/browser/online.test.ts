import { onOnline } from '@/lib/browser/online';

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

test('does not call back after its removal, not even for an earlier event', () => {
  window.dispatchEvent(new Event('online'));
  remove();
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(10_000);
  expect(retry).toHaveBeenCalledTimes(1);
});
