import { countVotes } from '@/lib/catalogue/votes';

test('countVotes adds the votes of all levels', () => {
  const ratings = [
    { name: '1 star', count: 4 },
    { name: '5 star', count: 3 },
  ];
  expect(countVotes(ratings)).toBe(7);
  expect(countVotes([])).toBe(0);
  expect(countVotes(undefined)).toBe(0);
});
