import { hasWorker, isPreview } from '@/lib/build/mode';

test.each([
  [{ VERCEL_ENV: 'preview' }, true],
  [{ PREVIEW: '1' }, true],
  [{ VERCEL_ENV: 'production', PREVIEW: '1' }, true],
  [{ VERCEL_ENV: 'production' }, false],
  [{ VERCEL_ENV: 'development' }, false],
  [{ PREVIEW: '' }, false],
  [{ PREVIEW: '0' }, false],
  [{}, false],
])('isPreview(%j) is %p', (env, expected) => {
  expect(isPreview(env)).toBe(expected);
});

test.each([
  [{}, true],
  [{ OFFLINE: 'off' }, false],
  [{ OFFLINE: '' }, true],
  [{ PREVIEW: '1' }, false],
  [{ VERCEL_ENV: 'preview', OFFLINE: 'on' }, false],
])('hasWorker(%j) is %p', (env, expected) => {
  expect(hasWorker(env)).toBe(expected);
});
