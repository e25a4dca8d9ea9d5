import { act, renderHook } from '@testing-library/react';
import { useIdleSteps } from '@/components/details/use-idle-steps';

const idle = new Set<() => void>();
const timeouts: unknown[] = [];

jest.mock('@/lib/hooks/when-idle', () => ({
  whenIdle: (callback: () => void, options?: IdleRequestOptions) => {
    idle.add(callback);
    timeouts.push(options?.timeout);
    return () => idle.delete(callback);
  },
}));

/** Runs the callbacks of one idle period. */
function beIdle() {
  act(() => {
    for (const callback of [...idle]) {
      idle.delete(callback);
      callback();
    }
  });
}

beforeEach(() => idle.clear());

test('counts by one each time the browser is idle, up to the last step', () => {
  const { result } = renderHook(useIdleSteps, { initialProps: 2 });
  const seen = [result.current];
  for (let time = 0; time < 4; time += 1) {
    beIdle();
    seen.push(result.current);
  }
  expect(seen).toEqual([0, 1, 2, 2, 2]);
});

test('waits at most a second for each step', () => {
  timeouts.length = 0;
  renderHook(useIdleSteps, { initialProps: 2 });
  beIdle();
  expect(timeouts).toEqual([1000, 1000]);
});

test('stops when its component is unmounted', () => {
  const { unmount } = renderHook(useIdleSteps, { initialProps: 2 });
  beIdle();
  expect(idle.size).toBe(1);
  unmount();
  expect(idle.size).toBe(0);
});
