import { isResizable, resizedUrl } from '@/lib/catalogue/resized';

test.each(['/pictures/q.png', '/q.jpg', '/a/b-c/d_e.f.JPEG'])('%s is resized', (image) => {
  expect(isResizable(image)).toBe(true);
});

test.each([
  '/pictures/q.svg',
  '/pictures/q.webp',
  'https://cdn.example/q.png',
  '//cdn.example/q.png',
  '/pictures/../q.png',
  '/pictures/q r.png',
  '/pictures/q,1.png',
  '/pictures/%71.png',
  '/pictures/q.png?v=2',
  '/pictures/q.png ',
  'pictures/q.png',
  '/.png',
])('%s is not', (image) => {
  expect(isResizable(image)).toBe(false);
});

test('the URL names the width, the original and the format', () => {
  expect(resizedUrl('/pictures/q.png', 288, 'webp')).toBe('/resized/288/pictures/q.png.webp');
});
