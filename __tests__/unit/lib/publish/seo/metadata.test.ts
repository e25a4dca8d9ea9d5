import {
  appMetadata,
  appsMetadata,
  compareMetadata,
  groupMetadata,
  installedMetadata,
  pageMetadata,
  siteMetadata,
} from '@/lib/publish/seo/metadata';
import { site } from '@/lib/site';
import { buildApp, buildApps } from '../../../../fixtures/apps';

const ORIGIN = 'https://apps.example';
const app = buildApp({ id: 7, title: 'Toucan' });
const cats = { name: 'ねこ & Co', slug: 'ねこ-co', apps: buildApps(30) };
const ENCODED = encodeURIComponent(cats.slug);

/** Gives the build an origin. */
function publish(): void {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: ORIGIN });
}

describe.each([
  ['comparison', compareMetadata, '/apps/compare', 'compare'],
  ['page of an app', () => appMetadata(app), '/apps/appdetails/7', 'app-7'],
  [
    'second page of a developer',
    () => groupMetadata('developer', cats, 2),
    `/apps/developers/${ENCODED}/2`,
    `developer-${ENCODED}`,
  ],
] as const)('the metadata of the %s', (_, metadata, path, picture) => {
  test('has a share card with its picture, and one URL', () => {
    publish();
    const { title, description, alternates, openGraph } = metadata();
    expect(alternates?.canonical).toBe(ORIGIN + path);
    expect(openGraph).toMatchObject({
      type: 'website',
      siteName: 'Fjordline',
      locale: 'en_US',
      title: String(title).replace(/ \| Fjordline$/, ''),
      description,
      url: ORIGIN + path,
      images: [{ url: `${ORIGIN}/share/${picture}.jpg`, width: 1200, height: 630, type: 'image/jpeg' }],
    });
  });

  test('has title and description, but no URL, without an origin', () => {
    const { title, description, ...rest } = metadata();
    expect([title, description]).toEqual([expect.stringContaining('Fjordline'), expect.any(String)]);
    expect(JSON.stringify(rest)).not.toMatch(/https?:|canonical/);
  });
});

test('says of the listing and of the comparison what is true of every catalogue', () => {
  expect(appsMetadata(2)).toMatchObject({ description: site.description });
  expect(compareMetadata()).toMatchObject({ description: 'Up to four apps side by side' });
});

test('uses the first paragraph of an app’s description', () => {
  expect(appMetadata(app)).toMatchObject({ title: 'Toucan | Fjordline', description: 'Sorts letters.' });
});

test('isolates a title from right to left, beside the name of the site', () => {
  expect(appMetadata(buildApp({ title: 'خط' }))).toMatchObject({
    title: '\u2068خط\u2069 | Fjordline',
    openGraph: { title: 'خط' },
  });
});

test('ends with one full stop after a name with one', () => {
  const { description } = groupMetadata('developer', { name: 'Plover, Inc.', slug: 'x', apps: buildApps(1) });
  expect(description).toBe('1 app by Plover, Inc.');
});

test('isolates the name of a developer from right to left, beside other words', () => {
  expect(groupMetadata('developer', { name: 'شركة', slug: 'x', apps: buildApps(30) }, 2)).toMatchObject({
    title: 'Apps by \u2068شركة\u2069, page 2 | Fjordline',
    description: '30 apps by \u2068شركة\u2069.',
  });
});

test('says how many apps a category has', () => {
  expect(groupMetadata('category', { name: 'Music', slug: 'music', apps: buildApps(1) })).toMatchObject({
    title: 'Music | Fjordline',
    description: '1 app in the category Music.',
  });
});

test('says what a collection is, if the site does', () => {
  const apps = buildApps(2);
  expect(groupMetadata('collection', { name: 'start here', slug: 'start-here', apps })).toMatchObject({
    title: 'start here | Fjordline',
    description: 'Ten apps for the first day by the water.',
  });
  expect(groupMetadata('collection', { name: 'Other', slug: 'other', apps })).toMatchObject({
    description: '2 apps in the collection Other.',
  });
});

test('truncates a long title and description', () => {
  const long = buildApp({ title: 'x'.repeat(1e5), description: 'y'.repeat(1e5) });
  expect(appMetadata(long)).toMatchObject({
    title: `${'x'.repeat(300)}… | Fjordline`,
    description: `${'y'.repeat(1000)}…`,
  });
});

test('only the installed page and the comparison are noindex', () => {
  for (const metadata of [installedMetadata(), compareMetadata()])
    expect(metadata.robots).toEqual({ index: false, follow: true });
  for (const metadata of [siteMetadata('/'), appsMetadata(), appMetadata(app)])
    expect(metadata).not.toHaveProperty('robots');
});

test('a page without a URL of its own, such as the not-found page, has none in its share card', () => {
  publish();
  for (const metadata of [siteMetadata(), pageMetadata({ title: 'Page not found' })]) {
    expect(metadata.alternates).toEqual({});
    expect(metadata.openGraph).not.toHaveProperty('url');
    expect(metadata.openGraph).toMatchObject({ images: [{ url: `${ORIGIN}/share/home.jpg` }] });
  }
});

test('an app without an introduction has no description', () => {
  const { description: _, ...bare } = buildApp({ title: 'Toucan' });
  expect(appMetadata(bare)).toMatchObject({ description: '', openGraph: { description: '' } });
});

test('leaves characters as they are that have a meaning in a template or a replacement', () => {
  const title = "$$ $& $' $` %s";
  expect(appMetadata(buildApp({ title }))).toMatchObject({
    title: `${title} | Fjordline`,
    openGraph: { title },
  });
  expect(siteMetadata().title).toBe('Fjordline: We Build Productive Apps');
});
