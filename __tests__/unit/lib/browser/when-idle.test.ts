import { whenIdle } from '@/lib/browser/when-idle';

const callback = jest.fn();

beforeEach(() => callback.mockReset());

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('with requestIdleCallback', () => {
  beforeEach(() => {
    window.requestIdleCallback = jest.fn(() => 7);
    window.cancelIdleCallback = jest.fn();
  });

  test('calls back when the browser is idle, or after a second at the latest', () => {
    whenIdle(callback);
    const [run, options] = jest.mocked(window.requestIdleCallback).mock.calls[0]!;
    expect(options).toEqual({ timeout: 1000 });
    expect(callback).not.toHaveBeenCalled();

    run({ didTimeout: false, timeRemaining: () => 50 });
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('can be cancelled', () => {
    whenIdle(callback)();

    expect(window.cancelIdleCallback).toHaveBeenCalledWith(7);
  });
});

describe('without requestIdleCallback', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('calls back later', () => {
    whenIdle(callback);
    expect(callback).not.toHaveBeenCalled();

    jest.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('can be cancelled', () => {
    whenIdle(callback)();

    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});
