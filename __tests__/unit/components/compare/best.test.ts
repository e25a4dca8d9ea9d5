import { markBest } from '@/components/compare/comparison-row';
import { fc } from '../../../fixtures/properties';

test.each([
  [
    [1, 3, 2],
    [false, true, false],
  ],
  [
    [3, 1, 3],
    [true, false, true],
  ],
  [
    [2, 2],
    [false, false],
  ],
  [
    [null, 5, 4],
    [false, true, false],
  ],
  [
    [null, 5],
    [false, false],
  ],
  [
    [null, null],
    [false, false],
  ],
])('marks the greatest of %j', (values, expected) => {
  expect(markBest(values)).toEqual(expected);
});

test('never marks all, and a marked value is not less than another', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(5)), { minLength: 1, maxLength: 4 }), (values) => {
      const marks = markBest(values);
      expect(marks).not.toEqual(values.map(() => true));
      const marked = values.filter((_, index) => marks[index]);
      for (const value of marked) expect(value).toBe(Math.max(...values.map((other) => other ?? 0)));
    }),
  );
});
