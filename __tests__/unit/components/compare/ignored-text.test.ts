import { ignoredText } from '@/components/compare/ignored-text';

test.each([
  [0, 0, ''],
  [1, 0, 'One app of this link is not in the catalogue.'],
  [1200, 0, '1,200 apps of this link are not in the catalogue.'],
  [0, 2, 'A comparison has up to 4 apps: the others of this link are ignored.'],
  [
    2,
    1,
    '2 apps of this link are not in the catalogue. A comparison has up to 4 apps: the others of this link are ignored.',
  ],
])('with %i missing and %i extra apps', (missing, extra, text) => {
  expect(ignoredText(missing, extra)).toBe(text);
});
