import { normalizeApps } from '@/lib/catalogue/normalize-apps';
import type { App } from '@/lib/catalogue/schema';
import { describeSharePictures } from '@/lib/publish/sharing/pictures';
import { buildApp, buildApps } from '../../../../fixtures/apps';

test('describes a picture for every page', () => {
  const apps = buildApps(2).map((app) => ({ ...app, categories: ['Photo & Video'] }));
  expect(describeSharePictures(apps).map(({ path }) => path)).toEqual([
    '/share/home.jpg',
    '/share/apps.jpg',
    '/share/installed.jpg',
    '/share/compare.jpg',
    '/share/developer-fjordline.jpg',
    '/share/category-photo-video.jpg',
    '/share/app-1.jpg',
    '/share/app-2.jpg',
  ]);
});

test('describes the home page by its headline and tagline', () => {
  expect(describeSharePictures([])[0]).toMatchObject({
    title: 'We Build Productive Apps',
    subtitle: 'Made beside cold water.',
  });
});

test('describes the listing by the number of apps, and the comparison by what it is', () => {
  expect(describeSharePictures(buildApps(2)).slice(1, 4)).toMatchObject([
    { title: 'All Apps', subtitle: '2 apps' },
    { title: 'Your Installed Apps', subtitle: 'Kept by your own browser' },
    { title: 'Compare Apps', subtitle: 'Up to four apps side by side' },
  ]);
});

test('describes an app by title, developer, rating and icon', () => {
  const app = buildApp({ title: 'Toucan', companyName: 'Open Window', image: '/pictures/toucan.svg' });
  expect(describeSharePictures([app]).at(-1)).toEqual({
    path: '/share/app-1.jpg',
    title: 'Toucan',
    subtitle: 'Open Window',
    rating: '4.5 · 1.2K reviews',
    icons: [{ image: '/pictures/toucan.svg', title: 'Toucan' }],
  });
});

test.each([
  [{ summary: 'Sings,\nif you let it.' }, 'Sings, if you let it.'],
  [{ companyName: undefined }, 'Sorts letters.'],
])('describes an app with %j by what it is', (fields, subtitle) => {
  const app = { ...buildApp(), ...fields } as App;
  expect(describeSharePictures([app]).at(-1)).toHaveProperty('subtitle', subtitle);
});

test('gives no rating to an app without ratings, and no count to one without reviews', () => {
  expect(
    describeSharePictures(normalizeApps([buildApp({ ratings: [], reviews: 0 })])).at(-1),
  ).not.toHaveProperty('rating');
  expect(describeSharePictures([buildApp({ reviews: 0 })]).at(-1)).toHaveProperty('rating', '4.5');
});

test.each([
  [9, ['App 1', 'App 2', 'App 3', 'App 4']],
  [3, ['App 1']],
  [0, ['Fjordline']],
])('shows the icons of the listing of %i apps', (count, titles) => {
  const apps = buildApps(count).map((app, index) => ({ ...app, title: `App ${index + 1}` }));
  const [home, listing] = describeSharePictures(apps);
  expect(home?.icons.map(({ title }) => title)).toEqual(['Fjordline']);
  expect(listing?.icons.map(({ title }) => title)).toEqual(titles);
});
