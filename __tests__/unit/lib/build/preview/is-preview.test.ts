import { isPreview } from '@/lib/build/preview/is-preview';

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
