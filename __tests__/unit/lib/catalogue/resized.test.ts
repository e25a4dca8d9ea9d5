import { isResizable, resizedUrl } from '@/lib/catalogue/resized';

test.each([
  '/pictures/q.png',
  '/q.jpg',
  '/a/b-c/d_e.f.JPEG',
  '/pictures/q.webp',
  '/pictures/q.avif',
  '/pictures/q.gif',
  '/pictures/q r.png',
  '/pictures/q,1.png',
  '/pictures/%71.png',
  '/pictures/عكاظ.png',
  `/${'q'.repeat(240)}.png`,
])('%s is resized', (image) => {
  expect(isResizable(image)).toBe(true);
});

test.each([
  '/pictures/q.svg',
  'https://cdn.example/q.png',
  '//cdn.example/q.png',
  '/pictures/../q.png',
  '/pictures/./q.png',
  '/pictures/q.png?v=2',
  '/pictures/q.png ',
  'pictures/q.png',
  '/.png',
  `/${'q'.repeat(251)}.png`,
  `/${'é'.repeat(125)}.png`,
  // Not tried in as many ways as there are subsets of its folders.
  `${'/q'.repeat(100)}.svg`,
])('%s is not', (image) => {
  expect(isResizable(image)).toBe(false);
});

test('the URL names the width, the original and the format', () => {
  expect(resizedUrl('/pictures/q.png', 288, 'webp')).toBe('/resized/288/pictures/q.png.webp');
});

test('the URL has no space, which would end it in a list of sources', () => {
  expect(resizedUrl('/pictures/q r s.png', 288, 'webp')).toBe('/resized/288/pictures/q%20r%20s.png.webp');
});
