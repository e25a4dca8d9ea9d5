import {
  formatCompact,
  formatExact,
  formatPercent,
  formatRating,
  initialOf,
  plural,
  truncateText,
} from '@/lib/format';

describe('formatCompact', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1K'],
    [4_183_920, '4.2M'],
    [1_200_000_000, '1.2B'],
  ])('formats %p as %p', (count, text) => {
    expect(formatCompact(count)).toBe(text);
  });
});

describe('formatExact', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [4_183_920, '4,183,920'],
  ])('formats %p as %p', (count, text) => {
    expect(formatExact(count)).toBe(text);
  });
});

describe('formatRating', () => {
  test.each([
    [4, '4.0'],
    [4.65, '4.7'],
    [0, '0.0'],
    [5, '5.0'],
  ])('formats %p as %p', (average, text) => {
    expect(formatRating(average)).toBe(text);
  });
});

describe('plural', () => {
  test.each([
    [0, '0 apps'],
    [1, '1 app'],
    [2, '2 apps'],
    [1200, '1,200 apps'],
  ])('%p apps are %p', (count, text) => {
    expect(plural(count, 'app')).toBe(text);
  });
});

describe('initialOf', () => {
  test.each([
    ['Fantail', 'F'],
    ['  Ünïcødé', 'Ü'],
    ['👩‍🚀 Orbit', '👩‍🚀'],
    ['', ''],
  ])('returns the initial of %j: %j', (title, initial) => {
    expect(initialOf(title)).toBe(initial);
  });
});

test.each([
  [1, 3, '33%'],
  [2, 3, '67%'],
  [3, 3, '100%'],
  [0, 3, '0%'],
  [0, 0, '0%'],
  [1, 1000, '<1%'],
  [999, 1000, '100%'],
])('formatPercent(%d, %d) is %s', (part, whole, text) => {
  expect(formatPercent(part, whole)).toBe(text);
});

test.each([
  ['Outstanding', 11, 'Outstanding'],
  ['Outstanding', 5, 'Outst…'],
  ['a🎉b', 2, 'a…'],
  ['a🎉b', 3, 'a🎉…'],
])('truncateText(%j, %d) is %s', (text, maxLength, truncated) => {
  expect(truncateText(text, maxLength)).toBe(truncated);
});
