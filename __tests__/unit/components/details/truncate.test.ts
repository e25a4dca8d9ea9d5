import { truncate } from '@/components/details/truncate';

/** Each UTF-16 code unit has a width of 1. */
const widthOf = (text: string) => text.length;

test('returns a text that fits unchanged', () => {
  expect(truncate('5 star', 6, widthOf)).toBe('5 star');
});

test.each([
  [10, 'Outstandi…'],
  [9, 'Outstand…'],
  [2, 'O…'],
])('truncates the text to a width of %i, with an ellipsis', (room, shown) => {
  expect(truncate('Outstanding', room, widthOf)).toBe(shown);
});

test.each([1, 0, -20])('keeps one character for a width of %i', (room) => {
  expect(truncate('Outstanding', room, widthOf)).toBe('O…');
});

test('removes spaces before the ellipsis', () => {
  expect(truncate('Needs improvement', 7, widthOf)).toBe('Needs…');
});

test('does not split an emoji or an accented letter', () => {
  expect(truncate('👩‍🚀👩‍🚀👩‍🚀', 12, widthOf)).toBe('👩‍🚀👩‍🚀…');
  expect(truncate('e\u0301e\u0301e\u0301', 4, widthOf)).toBe('e\u0301…');
});

test('measures a very long text only a few times', () => {
  const measure = jest.fn(widthOf);

  expect(truncate('x'.repeat(5000), 100, measure)).toHaveLength(100);
  expect(measure.mock.calls.length).toBeLessThan(20);
});
