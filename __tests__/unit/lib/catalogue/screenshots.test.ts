import { type ImageSize, screenshotsOf } from '@/lib/catalogue/screenshots';

function ratiosOf(sizes: readonly ImageSize[]): number[] {
  const screenshots = sizes.map((_, index) => ({ image: `/${index}.png`, alt: 'A list' }));
  const shown = screenshotsOf({ screenshots }, (image) => sizes[Number.parseInt(image.slice(1), 10)] ?? {});
  return shown.map(({ ratio }) => ratio);
}

test.each([
  ['of its own', { width: 900, height: 1600 }, 0.563],
  ['of at least 0.4', { width: 100, height: 1000 }, 0.4],
  ['of at most 3', { width: 4000, height: 100 }, 3],
  ['of 1 without a height', { width: 900 }, 1],
  ['of 1 without a width', { height: 900 }, 1],
])('the place of a screenshot has a ratio %s', (_, size, ratio) => {
  expect(ratiosOf([size])).toEqual([ratio]);
});

test('the place of a screenshot without a size is that of the first one with a size', () => {
  const portrait = { width: 900, height: 1800 };
  const landscape = { width: 1800, height: 900 };
  expect(ratiosOf([{}, landscape, portrait, {}])).toEqual([2, 2, 0.5, 2]);
});

test('the place of a film has the ratio of its poster', () => {
  const film = { video: '/films/q.webm', poster: '/q.png', alt: 'A map' };
  const sizeOf = (image: string) => (image === '/q.png' ? { width: 200, height: 100 } : {});
  expect(screenshotsOf({ screenshots: [film] }, sizeOf)).toEqual([
    { image: '/q.png', video: '/films/q.webm', alt: 'A map', ratio: 2 },
  ]);
});

test('a screenshot has its words, and their language if that is not the one of the page', () => {
  const screenshots = [
    { image: '/1.png' },
    { image: '/2.png', alt: 'A list' },
    { image: '/3.png', alt: 'Post' },
  ];
  const untranslated = { 'screenshots.2.alt': 'de' };
  // The payload of a page would also contain properties that are undefined.
  expect(screenshotsOf({ screenshots, untranslated }, () => ({}))).toStrictEqual([
    { image: '/1.png', ratio: 1 },
    { image: '/2.png', alt: 'A list', ratio: 1 },
    { image: '/3.png', alt: 'Post', language: 'de', ratio: 1 },
  ]);
});

test('an app without screenshots has none', () => {
  expect(screenshotsOf({}, () => ({}))).toEqual([]);
});
