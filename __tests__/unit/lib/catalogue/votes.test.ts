import { chartRatings, countVotes } from '@/lib/catalogue/votes';

describe('chartRatings', () => {
  test('reverses the order of the data, without modifying it', () => {
    const ratings = Object.freeze([
      { name: '1 star', count: 10 },
      { name: '2 star', count: 20 },
      { name: '5 star', count: 5 },
    ]);
    expect(chartRatings(ratings).map(({ name }) => name)).toEqual(['5 star', '2 star', '1 star']);
    expect(ratings.map(({ name }) => name)).toEqual(['1 star', '2 star', '5 star']);
  });
});

test('countVotes adds the votes of all levels', () => {
  const ratings = [
    { name: '1 star', count: 4 },
    { name: '5 star', count: 3 },
  ];
  expect(countVotes(ratings)).toBe(7);
  expect(countVotes([])).toBe(0);
});
