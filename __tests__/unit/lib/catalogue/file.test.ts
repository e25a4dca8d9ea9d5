import { CATALOGUE_PATH, CATALOGUE_URL, isLeftBehind, parseJson } from '@/lib/catalogue/file';

test('the catalogue is the file that owners and other sites know', () => {
  expect([CATALOGUE_PATH, CATALOGUE_URL]).toEqual(['public/appsData.json', '/appsData.json']);
});

test.each([
  '.DS_Store',
  'pictures/.DS_Store',
  'Thumbs.db',
  'pictures/old/thumbs.db',
  'pictures/._q.png',
  'pictures/Desktop.ini',
  'appsData.json.partial',
  'pictures/q-1.svg.partial',
  'q.png.partial',
  'q.jpg.partial',
  'Q.JPEG.PARTIAL',
])('%s is left behind by a program', (path) => {
  expect(isLeftBehind(path)).toBe(true);
});

test.each([
  '.DS_Store/q.png',
  'q.DS_Store',
  'MyThumbs.db',
  'Thumbs.db.txt',
  'q.png',
  'manual.partial',
  '.png.partial',
  'pictures/.json.partial',
  'q.png.partial.txt',
])('%s is not left behind', (path) => {
  expect(isLeftBehind(path)).toBe(false);
});

test('parses JSON after a byte-order mark', () => {
  expect(parseJson('\uFEFF{"id": 1}')).toEqual({ id: 1 });
});

test('throws for invalid JSON', () => {
  expect(() => parseJson('{id: 1}')).toThrow(SyntaxError);
});
