import { initialOf, truncateText } from '@/lib/text/shorten';

describe('initialOf', () => {
  test('returns the first character in browsers without a segmenter', () => {
    const { Segmenter } = Intl;
    Object.assign(Intl, { Segmenter: undefined });
    expect([initialOf(' 👩 Orbit'), initialOf('')]).toEqual(['👩', '']);
    Object.assign(Intl, { Segmenter });
  });

  test.each([
    ['Wagtail', 'W'],
    ['  Ünïcødé', 'Ü'],
    ['👩‍🚀 Orbit', '👩‍🚀'],
    ['', ''],
  ])('returns the initial of %j: %j', (title, initial) => {
    expect(initialOf(title)).toBe(initial);
  });
});

test.each([
  ['Outstanding', 11, 'Outstanding'],
  ['Outstanding', 5, 'Outst…'],
  ['a🎉b', 2, 'a…'],
  ['a🎉b', 3, 'a🎉…'],
])('truncateText(%j, %d) is %s', (text, maxLength, truncated) => {
  expect(truncateText(text, maxLength)).toBe(truncated);
});
