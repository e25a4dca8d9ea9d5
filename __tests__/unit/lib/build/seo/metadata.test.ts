import {
  appMetadata,
  appsMetadata,
  compareMetadata,
  developerMetadata,
  homeMetadata,
  installedMetadata,
  siteMetadata,
} from '@/lib/build/seo/metadata';
import { appFacts } from '@/lib/build/seo/page-facts';
import { buildApp } from '../../../../fixtures/apps';

const ORIGIN = 'https://apps.example';
const app = buildApp({ id: 7, title: 'Toucan' });

const PAGES = [
  ['home page', homeMetadata, ''],
  ['listing', appsMetadata, '/apps'],
  ['installed page', installedMetadata, '/apps/install'],
  ['comparison', compareMetadata, '/apps/compare'],
  ['page of an app', (origin: string | null) => appMetadata(app, origin), '/apps/appdetails/7'],
] as const;

describe.each(PAGES)('the metadata of the %s', (_, metadata, path) => {
  test('has one URL', () => {
    expect(metadata(ORIGIN).alternates?.canonical).toBe(ORIGIN + path);
  });

  test('has title and description, but no URL, without an origin', () => {
    const { title, description, ...rest } = metadata(null);
    expect([title, description]).toEqual([expect.anything(), expect.any(String)]);
    expect(JSON.stringify(rest)).not.toMatch(/https?:|canonical/);
  });
});

test('uses the first paragraph of an app’s description', () => {
  expect(appMetadata(app, null)).toMatchObject({
    title: 'Toucan | Fjordline',
    description: 'Sorts letters.',
  });
});

test('isolates a title from right to left, beside the name of the site', () => {
  expect(appMetadata(buildApp({ title: 'خط' }), null).title).toBe('\u2068خط\u2069 | Fjordline');
  expect(appFacts(buildApp({ title: 'خط' })).title).toBe('خط');
});

test('isolates the name of a developer from right to left, beside other words', () => {
  expect(developerMetadata({ name: 'شركة', slug: 'x' }, 30, 2, null)).toMatchObject({
    title: 'Apps by \u2068شركة\u2069, page 2 | Fjordline',
    description: '30 apps by \u2068شركة\u2069.',
  });
});

test('truncates a long title and description', () => {
  const { title, description } = appMetadata(
    buildApp({ title: 'x'.repeat(1e5), description: 'y'.repeat(1e5) }),
    null,
  );
  expect(title).toBe(`${'x'.repeat(300)}… | Fjordline`);
  expect(description).toBe(`${'y'.repeat(1000)}…`);
});

test('only the installed page and the comparison are noindex', () => {
  for (const metadata of [installedMetadata(ORIGIN), compareMetadata(ORIGIN)])
    expect(metadata.robots).toEqual({ index: false, follow: true });
  for (const metadata of [homeMetadata(ORIGIN), appsMetadata(ORIGIN), appMetadata(app, ORIGIN)])
    expect(metadata).not.toHaveProperty('robots');
});

test('a page without its own metadata, such as the not-found page, has no URL', () => {
  expect(siteMetadata()).not.toHaveProperty('alternates');
});

test('leaves characters as they are that have a meaning in a template or a replacement', () => {
  const title = "$$ $& $' $` %s";
  expect(appMetadata(buildApp({ title }), null).title).toBe(`${title} | Fjordline`);
  expect(siteMetadata().title).toBe('Fjordline: We Build Productive Apps');
});
