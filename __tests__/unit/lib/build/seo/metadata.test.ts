import {
  appMetadata,
  appsMetadata,
  compareMetadata,
  developerMetadata,
  homeMetadata,
  installedMetadata,
  siteMetadata,
} from '@/lib/build/seo/metadata';
import { site } from '@/lib/site';
import { buildApp } from '../../../../fixtures/apps';

const ORIGIN = 'https://apps.example';
const app = buildApp({ id: 7, title: 'Hornbill' });

const PAGES = [
  ['home page', homeMetadata, '', 'home'],
  ['listing', appsMetadata, '/apps', 'apps'],
  ['installed page', installedMetadata, '/apps/install', 'installed'],
  ['comparison', compareMetadata, '/apps/compare', 'compare'],
  ['page of an app', (origin: string | null) => appMetadata(app, origin), '/apps/appdetails/7', 'app-7'],
] as const;

describe.each(PAGES)('the metadata of the %s', (_, metadata, path, picture) => {
  test('has one URL and one image', () => {
    const { alternates, openGraph, twitter } = metadata(ORIGIN);
    const images = [{ url: `${ORIGIN}/share/${picture}.jpg`, width: 1200, height: 630, type: 'image/jpeg' }];
    expect(alternates?.canonical).toBe(ORIGIN + path);
    expect(openGraph).toMatchObject({ url: ORIGIN + path, siteName: site.name, images });
    expect(twitter).toMatchObject({ card: 'summary_large_image', images });
  });

  test('has title and description, but no URLs, without an origin', () => {
    const { title, ...rest } = metadata(null);
    expect(JSON.stringify(rest)).not.toMatch(/https?:|canonical|\/share\//);
    expect(rest.openGraph).toMatchObject({ title: expect.any(String), description: rest.description });
    expect(rest.twitter).toMatchObject({ card: 'summary' });
  });
});

test('uses the first paragraph of an app’s description', () => {
  expect(appMetadata(app, null)).toMatchObject({ title: 'Hornbill', description: 'Sorts letters.' });
});

test('isolates a title from right to left, beside the name of the site', () => {
  const { title, openGraph } = appMetadata(buildApp({ title: 'خط' }), null);
  expect(title).toBe('\u2068خط\u2069');
  expect(openGraph).toMatchObject({ title: 'خط' });
});

test('isolates the name of a developer from right to left, beside other words', () => {
  expect(developerMetadata({ name: 'شركة', slug: 'x' }, 30, 2, null)).toMatchObject({
    title: '\u2068شركة\u2069, page 2',
    description: '30 apps by \u2068شركة\u2069.',
  });
});

test('truncates a long title and description', () => {
  const { title, description } = appMetadata(
    buildApp({ title: 'x'.repeat(1e5), description: 'y'.repeat(1e5) }),
    null,
  );
  expect(title).toBe(`${'x'.repeat(300)}…`);
  expect(description).toBe(`${'y'.repeat(1000)}…`);
});

test('only the installed page and the comparison are noindex', () => {
  for (const metadata of [installedMetadata(ORIGIN), compareMetadata(ORIGIN)])
    expect(metadata.robots).toEqual({ index: false, follow: true });
  for (const metadata of [homeMetadata(ORIGIN), appsMetadata(ORIGIN), appMetadata(app, ORIGIN)])
    expect(metadata).not.toHaveProperty('robots');
});

test('a page without its own metadata, such as the not-found page, has a share card but no URL', () => {
  expect(siteMetadata(ORIGIN)).not.toHaveProperty('alternates');
  expect(siteMetadata(ORIGIN).openGraph).not.toHaveProperty('url');
  expect(siteMetadata(ORIGIN).openGraph).toMatchObject({ images: [{ url: `${ORIGIN}/share/home.jpg` }] });
});
