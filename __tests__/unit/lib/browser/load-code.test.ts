import { CODE_MS, loadCode, watchFiles } from '@/lib/browser/load-code';

beforeAll(watchFiles);
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

test('makes the bundler request files again that have no answer, and no others', async () => {
  const errors: string[] = [];
  document.head.innerHTML = `
    <script async src="/page.js"></script><link rel="stylesheet" href="/page.css" data-precedence="next">
    <script src="/arrived.js"></script><link rel="stylesheet" href="/arrived.css">
    <script src="/stalled.js"></script><link rel="stylesheet" href="/stalled.css">`;
  for (const file of document.head.querySelectorAll<HTMLElement>('script, link')) {
    const { pathname } = new URL(
      file.getAttribute('src') ?? file.getAttribute('href') ?? '',
      'https://apps.example',
    );
    file.onerror = () => errors.push(pathname);
    if (pathname.startsWith('/arrived')) file.dispatchEvent(new Event('load'));
  }
  const failed = expect(loadCode(new Promise(() => {}))).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(CODE_MS);
  await failed;
  expect(errors).toEqual(['/stalled.js', '/stalled.css']);
  document.head.replaceChildren();
});
