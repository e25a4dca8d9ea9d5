import { sharePages } from '@/lib/build/sharing/pages';
import { buildApp, buildApps } from '../../../../fixtures/apps';

test('every page has a picture of its own', () => {
  expect(sharePages(buildApps(2)).map(({ path }) => path)).toEqual([
    '/share/home.jpg',
    '/share/apps.jpg',
    '/share/installed.jpg',
    '/share/app-1.jpg',
    '/share/app-2.jpg',
  ]);
});

test('an app’s picture has its title, developer, rating and icon', () => {
  const app = buildApp({ title: 'Hornbill', companyName: 'Loose Thread' });
  expect(sharePages([app]).at(-1)).toMatchObject({
    title: 'Hornbill',
    subtitle: 'Loose Thread',
    rating: '4.5 · 1.2K reviews',
    apps: [app],
  });
});

test('an app that nobody has rated has no stars, and one without reviews speaks of none', () => {
  expect(sharePages([buildApp({ ratings: [], reviews: 0 })]).at(-1)).not.toHaveProperty('rating');
  expect(sharePages([buildApp({ reviews: 0 })]).at(-1)).toHaveProperty('rating', '4.5');
});

test('the listing shows the first four icons', () => {
  const [home, apps] = sharePages(buildApps(9));
  expect(home?.apps).toEqual([]);
  expect(apps?.apps.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
