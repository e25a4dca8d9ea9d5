import { CODE_MS, loadCode } from '@/lib/browser/load-code';

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

test('makes the bundler request files again whose code is not there, and keeps the styles that are', async () => {
  const errors: string[] = [];
  document.head.innerHTML = `
    <script async src="/page.js"></script><link rel="stylesheet" href="/page.css" data-precedence="next">
    <script src="/later.js"></script><link rel="stylesheet" href="/stalled.css"><link rel="stylesheet" href="/there.css">`;
  for (const file of document.head.querySelectorAll<HTMLElement>('script, link'))
    file.onerror = () => errors.push((file.getAttribute('src') ?? file.getAttribute('href'))!);
  Object.defineProperty(document.querySelector('[href="/there.css"]'), 'sheet', { value: {} });
  const failed = expect(loadCode(new Promise(() => {}))).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(CODE_MS);
  await failed;
  expect(errors).toEqual(['/later.js', '/stalled.css']);
  document.head.replaceChildren();
});
