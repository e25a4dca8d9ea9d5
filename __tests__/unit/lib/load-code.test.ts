import { CODE_MS, loadCode } from '@/lib/load-code';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('returns the code, and leaves no timer', async () => {
  await expect(loadCode(Promise.resolve('code'))).resolves.toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});

test('fails as the import does, and leaves no timer', async () => {
  await expect(loadCode(Promise.reject(new Error('Failed to load chunk 1.js')))).rejects.toThrow(
    'chunk 1.js',
  );
  expect(jest.getTimerCount()).toBe(0);
});

test('fails when nothing has arrived', async () => {
  const code = loadCode(new Promise(() => {}));
  const failed = expect(code).rejects.toThrow('The code has not arrived.');
  await jest.advanceTimersByTimeAsync(CODE_MS);
  await failed;
});
