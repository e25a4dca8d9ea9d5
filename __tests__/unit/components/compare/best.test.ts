import { markBest } from '@/components/compare/comparison-row';
import { fc } from '../../../fixtures/properties';

test.each([
  [[1, 3, 2], '–✓–'],
  [[3, 1, 3], '✓–✓'],
  [[2, 2], '––'],
  [[null, 5, 4], '–✓–'],
  [[null, 5], '––'],
  [[null, null], '––'],
])('of %j, the greatest are marked: %s', (values, marks) => {
  expect(markBest(values).map((isMarked) => (isMarked ? '✓' : '–'))).toEqual([...marks]);
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
