import { JSDOM } from 'jsdom';
import { pageHead } from '@/lib/build/seo/page-head';
import { buildApp } from '../../../../fixtures/apps';

const apps = [buildApp({ id: 7, title: '</script><img src=x>$&', companyName: 'ねこ Studio' })];

/** The head of a page. */
function headOf(page: string): HTMLHeadElement {
  const { start, end } = pageHead(apps)(page);
  return new JSDOM(`<head>${start}${end}</head>`).window.document.head;
}
/** The share card of a page. */
const cardOf = (page: string) =>
  Object.fromEntries(
    [...headOf(page).querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
  );
const dataOf = (page: string) =>
  [...headOf(page).querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

test('the page of an app describes the app, and its title cannot close the element', () => {
  expect(dataOf('apps/appdetails/7.html')).toEqual([
    expect.objectContaining({ '@type': 'SoftwareApplication', name: '</script><img src=x>$&' }),
  ]);
  expect(headOf('apps/appdetails/7.html').querySelector('img')).toBeNull();
});

test('other pages have only icons and the link to the licences without an origin', () => {
  for (const page of ['index.html', 'apps.html', 'apps/page/2.html', 'apps/appdetails/8.html', '404.html'])
    expect([...headOf(page).querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'icon /favicon.ico',
      'icon /favicons/icon.svg',
      'apple-touch-icon /favicons/apple-180.png',
      'license /licences.txt',
    ]);
});

test.each([
  ['index.html', 'Fjordline: We Build Productive Apps'],
  ['apps.html', 'All Apps'],
  ['apps/page/2.html', 'All Apps, page 2'],
  ['apps/install.html', 'Your Installed Apps'],
  ['apps/compare.html', 'Compare Apps'],
  ['apps/appdetails/7.html', '</script><img src=x>$&'],
  ['apps/developers/ねこ-studio.html', 'Apps by ねこ Studio'],
  ['apps/developers/ねこ-studio/2.html', 'Apps by ねこ Studio, page 2'],
  ['404.html', 'Fjordline: We Build Productive Apps'],
])('the share card of %s has the title %j, and no URLs without an origin', (page, title) => {
  const card = cardOf(page);
  expect(card).toMatchObject({ 'og:title': title, 'og:site_name': 'Fjordline', 'twitter:card': 'summary' });
  expect(card['og:description']).toMatch(/\w/);
  expect(JSON.stringify(card)).not.toMatch(/https?:|share/);
});

describe('with an origin', () => {
  beforeEach(() => {
    process.env.SITE_URL = 'https://apps.example';
  });
  afterEach(() => {
    delete process.env.SITE_URL;
  });

  test.each([
    ['index.html', '', 'home'],
    ['apps.html', '/apps', 'apps'],
    ['apps/install.html', '/apps/install', 'installed'],
    ['apps/compare.html', '/apps/compare', 'compare'],
    ['apps/appdetails/7.html', '/apps/appdetails/7', 'app-7'],
  ])('the share card of %s has one URL and one picture', (page, path, picture) => {
    expect(cardOf(page)).toMatchObject({
      'og:url': `https://apps.example${path}`,
      'og:image': `https://apps.example/share/${picture}.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'twitter:card': 'summary_large_image',
    });
  });

  test('a page without its own facts, such as the not-found page, has a share card but no URL', () => {
    expect(cardOf('404.html')).toMatchObject({ 'og:image': 'https://apps.example/share/home.jpg' });
    expect(cardOf('404.html')).not.toHaveProperty('og:url');
  });

  test('the home page describes the site', () => {
    expect(dataOf('index.html')).toEqual([expect.objectContaining({ '@type': 'WebSite' })]);
  });

  test('the page of a developer has its breadcrumbs, with an encoded URL', () => {
    const [breadcrumbs] = dataOf('apps/developers/ねこ-studio.html');
    expect(breadcrumbs.itemListElement.at(-1)).toMatchObject({
      name: 'ねこ Studio',
      item: 'https://apps.example/apps/developers/%E3%81%AD%E3%81%93-studio',
    });
  });

  test('the page of an app has its breadcrumbs', () => {
    expect(dataOf('apps/appdetails/7.html').map((data) => data['@type'])).toEqual([
      'SoftwareApplication',
      'BreadcrumbList',
    ]);
  });

  test('every page links to the description of the search', () => {
    for (const page of ['index.html', 'apps/appdetails/7.html', '404.html'])
      expect(headOf(page).querySelector('link[rel="search"]')?.outerHTML).toBe(
        '<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="Fjordline">',
      );
  });
});
