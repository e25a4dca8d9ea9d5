import { runAlone } from '@/lib/installed/run-alone';

/** Grants a lock. The promise resolves when it is released. */
type Grant = () => Promise<void>;

/** Web Locks whose lock is granted by `requests`, in the order of the requests. */
function buildLocks() {
  const requests: Grant[] = [];
  const request = jest.fn(
    (_name: string, callback: () => unknown) =>
      new Promise<void>((resolve) => {
        requests.push(async () => {
          await callback();
          resolve();
        });
      }),
  );
  return { locks: { request } as unknown as LockManager, request, requests };
}

const task = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  task.mockReset();
});
afterEach(() => void jest.useRealTimers());

test('performs the task synchronously without Web Locks', () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  void runAlone(task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('performs the task when the lock of the list is granted, and then resolves', async () => {
  const { locks, request, requests } = buildLocks();
  const done = jest.fn();
  const result = runAlone(task, locks).then(done);
  expect(request).toHaveBeenCalledWith('appList', expect.any(Function));
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2900);
  expect(done).not.toHaveBeenCalled();
  void requests[0]?.();
  await result;
  expect(task).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('holds the lock after the task until other tabs have its write', async () => {
  const { locks, requests } = buildLocks();
  const done = jest.fn();
  void runAlone(task, locks).then(done);
  const released = jest.fn();
  void requests[0]?.().then(released);
  await jest.advanceTimersByTimeAsync(90);
  expect(task).toHaveBeenCalledTimes(1);
  expect(done).toHaveBeenCalledTimes(1);
  expect(released).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(released).toHaveBeenCalledTimes(1);
});

test('performs the task without the lock if another tab holds it for three seconds', async () => {
  const { locks, requests } = buildLocks();
  const result = runAlone(task, locks);
  await jest.advanceTimersByTimeAsync(2999);
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await result;
  expect(task).toHaveBeenCalledTimes(1);
  void requests[0]?.();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each([
  ['rejects', async () => Promise.reject(new DOMException('denied', 'SecurityError'))],
  [
    'throws',
    () => {
      throw new DOMException('denied', 'InvalidStateError');
    },
  ],
])('performs the task without the lock if the request %s', async (_title, request) => {
  await runAlone(task, { request } as unknown as LockManager);
  expect(task).toHaveBeenCalledTimes(1);
});
