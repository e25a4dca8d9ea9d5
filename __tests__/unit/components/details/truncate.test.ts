import { truncate } from '@/components/details/truncate';

/** As if each UTF-16 code unit were one pixel wide. */
const widthOf = (text: string) => text.length;

test('leaves a text that fits as it is', () => {
  expect(truncate('5 star', 6, widthOf)).toBe('5 star');
});

test.each([
  [10, 'Outstandi…'],
  [9, 'Outstand…'],
  [2, 'O…'],
])('fills a room of %i with the start of the text and an ellipsis', (room, shown) => {
  expect(truncate('Outstanding', room, widthOf)).toBe(shown);
});

test.each([1, 0, -20])('keeps one character where there is a room of %i', (room) => {
  expect(truncate('Outstanding', room, widthOf)).toBe('O…');
});

test('has no space before the ellipsis', () => {
  expect(truncate('Needs improvement', 7, widthOf)).toBe('Needs…');
});

test('keeps an emoji and an accent whole', () => {
  expect(truncate('👩‍🚀👩‍🚀👩‍🚀', 12, widthOf)).toBe('👩‍🚀👩‍🚀…');
  expect(truncate('e\u0301e\u0301e\u0301', 4, widthOf)).toBe('e\u0301…');
});

test('measures a very long text a few times only', () => {
  const measure = jest.fn(widthOf);

  expect(truncate('x'.repeat(5000), 100, measure)).toHaveLength(100);
  expect(measure.mock.calls.length).toBeLessThan(20);
});
