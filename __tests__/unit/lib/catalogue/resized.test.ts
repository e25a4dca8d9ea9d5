import { isResizable, resizedUrl } from '@/lib/catalogue/resized';

test.each(['/icons/q.png', '/q.jpg', '/a/b-c/d_e.f.JPEG'])('%s is resized', (image) => {
  expect(isResizable(image)).toBe(true);
});

test.each([
  '/icons/q.svg',
  '/icons/q.webp',
  'https://cdn.example/q.png',
  '//cdn.example/q.png',
  '/icons/../q.png',
  '/icons/q r.png',
  '/icons/q,1.png',
  '/icons/%71.png',
  '/icons/q.png?v=2',
  '/icons/q.png ',
  'icons/q.png',
  '/.png',
])('%s is not', (image) => {
  expect(isResizable(image)).toBe(false);
});

test('the URL names the width, the original and the format', () => {
  expect(resizedUrl('/icons/q.png', 288, 'webp')).toBe('/resized/288/icons/q.png.webp');
});
