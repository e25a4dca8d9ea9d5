import { foldPath, imageFileOf, isFilm, isPlainOrigin, parseUrl, SITE_ORIGIN } from '@/lib/catalogue/urls';

const LABEL = 'a'.repeat(63);

test.each([
  'https://cdn.example',
  'http://cdn.example',
  'https://cdn.example:8080',
  'https://localhost',
  'https://xn--caf-dma.example',
  `https://${LABEL}.example`,
  `https://${[LABEL, LABEL, LABEL, 'a'.repeat(61)].join('.')}`,
])('a policy can contain %s', (origin) => {
  expect(isPlainOrigin(origin)).toBe(true);
});

test.each([
  'null',
  'ftp://cdn.example',
  'https://*',
  'https://a"b.example',
  'https://a;b.example',
  'https://[::1]',
  'https://cdn.example/a',
  'https://cdn.example:80a',
  ' https://cdn.example',
  'https://.example',
  `https://a${LABEL}.example`,
  `https://cdn.a${LABEL}`,
  `https://${[LABEL, LABEL, LABEL, 'a'.repeat(62)].join('.')}`,
])('a policy cannot contain %s', (origin) => {
  expect(isPlainOrigin(origin)).toBe(false);
});

test('a text that is no URL is null, and a path needs a base', () => {
  expect(parseUrl('https://a.example/b')?.href).toBe('https://a.example/b');
  expect(parseUrl('/b')).toBeNull();
  expect(parseUrl('/b', SITE_ORIGIN)?.pathname).toBe('/b');
});

test('hosts with letters beyond ASCII are accepted many times', () => {
  for (let count = 0; count < 8000; count += 1) expect(parseUrl('https://münchen.example')).not.toBeNull();
});

test.each([
  ['/pictures/q.svg', '/pictures/q.svg'],
  ['/pictures/../caf%C3%A9.png?2', '/café.png'],
  ['https://cdn.example/q.svg', null],
  ['//cdn.example/q.svg', null],
  ['/%E0%A4%A', null],
  ['/pictures%2fq.svg', null],
  ['/pictures%5Cq.svg', null],
  ['/my%7Epictures/q.svg', '/my~pictures/q.svg'],
  ['https://', null],
])('the file of the image %s is %s', (image, file) => {
  expect(imageFileOf(image)).toBe(file);
});

test('paths are the same in upper and lower case, and with composed and decomposed accents', () => {
  expect(foldPath('/Pictures/Caf\u00e9.PNG')).toBe(foldPath('/pictures/cafe\u0301.png'));
  expect(foldPath('/straße.png')).not.toBe(foldPath('/strasse.png'));
});

test.each([
  ['/films/q.webm', true],
  ['/films/q.MP4', true],
  ['/films/q.webm.png', false],
  ['/films/q.webp', false],
  ['/films/mp4', false],
])('whether %s is the path of a film: %s', (path, expected) => {
  expect(isFilm(path)).toBe(expected);
});
