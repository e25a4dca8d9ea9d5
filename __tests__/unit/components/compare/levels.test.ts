import { ratingLevels } from '@/components/compare/levels';

const rated = (...ratings: [name: string, count: number][]) => ({
  ratings: ratings.map(([name, count]) => ({ name, count })),
});

test('levels are ordered from five stars to one, with the shares of each app', () => {
  const apps = [rated(['1 star', 1], ['5 star', 3]), rated(['4 star', 1], ['5 Stars', 1])];
  expect(ratingLevels(apps)).toEqual([
    { name: '5 star', shares: [75, 50] },
    { name: '4 star', shares: [null, 50] },
    { name: '1 star', shares: [25, null] },
  ]);
});

test('other levels come last, in the order of the charts', () => {
  const apps = [rated(['Bad', 1], ['Good', 1]), rated(['1 star', 1])];
  expect(ratingLevels(apps).map(({ name }) => name)).toEqual(['1 star', 'Good', 'Bad']);
});

test('a level that an app has twice is one level with the sum', () => {
  expect(ratingLevels([rated(['5 star', 1], ['5 stars', 2], ['1 star', 1])])[0]?.shares).toEqual([75]);
});
