import { CODE_MS, loadCode, watchScripts } from '@/lib/browser/load-code';

beforeAll(watchScripts);
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

test('makes the bundler request scripts again that have no answer, and no others', async () => {
  const errors: string[] = [];
  const insert = (name: string, isAsync = false) => {
    const script = document.createElement('script');
    script.toggleAttribute('async', isAsync);
    script.src = `/${name}.js`;
    script.onerror = () => errors.push(name);
    document.head.append(script);
    return script;
  };
  insert('of the page', true);
  insert('arrived').dispatchEvent(new Event('load'));
  insert('stalled');
  const failed = expect(loadCode(new Promise(() => {}))).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(CODE_MS);
  await failed;
  expect(errors).toEqual(['stalled']);
  document.head.replaceChildren();
});
