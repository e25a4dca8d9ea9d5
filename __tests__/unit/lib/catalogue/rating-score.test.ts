import { ratingScore, starsOf } from '@/lib/catalogue/rating-score';
import { fc } from '../../../fixtures/properties';

/** The score of counts for 1 to 5 stars. */
function score(...counts: number[]): number {
  const ratings = counts.map((count, index) => ({ name: `${index + 1} star`, count }));
  return ratingScore({ ratings, ratingAvg: 0 }) ?? Number.NaN;
}

test.each([
  ['1 star', 1],
  [' 5 Stars ', 5],
  ['3stars', 3],
  ['6 star', null],
  ['15 stars', null],
  ['4 stars of 5', null],
  ['great', null],
  ['', null],
])('%j is %s stars', (name, stars) => {
  expect(starsOf(name)).toBe(stars);
});

test('has the value of the source for 1 to 5 votes of each level', () => {
  // With one more vote of each level: 15 votes, sum 57, sum of squares 241.
  expect(score(0, 1, 1, 3, 5)).toBeCloseTo(3.8 - 1.65 * Math.sqrt((241 / 15 - 3.8 ** 2) / 16), 3);
});

test('a single vote of five stars is below every app with 30 votes or more, and an average of 3 or more', () => {
  const votes = fc.array(fc.nat(100_000), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(votes, (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      const average = counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total;
      fc.pre(total >= 30 && average >= 3);
      expect(score(...counts)).toBeGreaterThan(score(0, 0, 0, 0, 1));
    }),
  );
});

test('a vote of five stars never lowers the score', () => {
  const votes = fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(votes, (counts) => {
      const more = counts.with(4, (counts[4] ?? 0) + 1);
      expect(score(...more)).toBeGreaterThanOrEqual(score(...counts));
    }),
  );
});

test('is between 0 and 5, for any names and counts', () => {
  const rating = fc.record({ name: fc.oneof(fc.string(), fc.constant('5 star')), count: fc.maxSafeNat() });
  fc.assert(
    fc.property(fc.array(rating), fc.double({ min: 0, max: 5, noNaN: true }), (ratings, ratingAvg) => {
      const value = ratingScore({ ratings, ratingAvg });
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(5);
    }),
  );
});

test('without star levels, the average counts for all votes', () => {
  const ratings = [{ name: 'good', count: 1000 }];
  const scoreOf = (ratingAvg: number) => ratingScore({ ratings, ratingAvg });
  expect(scoreOf(4)).toBeGreaterThan(scoreOf(3)!);
  expect(scoreOf(4)).toBe(ratingScore({ ratingAvg: 4, reviews: 1000 }));
});

test('without an average there is none', () => {
  expect(ratingScore({ ratings: [{ name: '5 star', count: 3 }] })).toBeUndefined();
});
