import { JSDOM } from 'jsdom';
import { pageHead } from '@/lib/build/seo/head';
import { site } from '@/lib/site';
import { buildApp } from '../../../../fixtures/apps';

const apps = [
  buildApp({ id: 7, title: '</script><img src=x>$&', companyName: 'ねこ Studio', categories: ['Cats'] }),
];

/** The start of the head that Next has written. */
const written = (title: string, url = '') =>
  `<title>${title}</title><meta name="description" content="A &amp; B"/>${url && `<link rel="canonical" href="${url}"/>`}`;

/** What is inserted into the head of a page. */
function headOf(page: string, html = written('Fantail | Fjordline')): HTMLHeadElement {
  const { start, end } = pageHead(apps)(page, html);
  return new JSDOM(`<head>${start}${end}</head>`).window.document.head;
}

/** The share card of a page. */
const cardOf = (page: string, html?: string) =>
  Object.fromEntries(
    [...headOf(page, html).querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
  );
const dataOf = (page: string) =>
  [...headOf(page).querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

test('the page of an app describes the app, and its title cannot close the element', () => {
  expect(dataOf('/apps/appdetails/7')).toEqual([
    expect.objectContaining({ '@type': 'SoftwareApplication', name: '</script><img src=x>$&' }),
  ]);
  expect(headOf('/apps/appdetails/7').querySelector('img')).toBeNull();
});

test('other pages have only icons, the manifest and the link to the licences without an origin', () => {
  for (const page of ['/', '/apps', '/apps/page/2', '/apps/appdetails/8', '/404'])
    expect([...headOf(page).querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'icon /favicon.ico',
      'icon /favicons/icon.svg',
      'apple-touch-icon /favicons/apple-180.png',
      'manifest /manifest.webmanifest',
      'license /licences.txt',
    ]);
});

test('the manifest of a site behind a sign-in is requested with credentials', () => {
  const manifest = headOf('/apps').querySelector('link[rel="manifest"]');
  expect(manifest?.getAttribute('crossorigin')).toBe('use-credentials');
});

test.each([
  ['Fjordline: We Build Productive Apps', 'Fjordline: We Build Productive Apps'],
  ['Fantail | Fjordline', 'Fantail'],
  ['A | Fjordline | Fjordline', 'A | Fjordline'],
  ['\u2068خط\u2069 | Fjordline', 'خط'],
  ['&lt;img&gt;$&amp; &quot;it&#x27;s&quot; | Fjordline', `<img>$& "it's"`],
])('the share card repeats the title %s, and has no URLs without an origin', (windowTitle, title) => {
  const card = cardOf('/apps', written(windowTitle));
  expect(card).toMatchObject({
    'og:title': title,
    'og:description': 'A & B',
    'og:site_name': site.name,
    'twitter:card': 'summary',
  });
  expect(JSON.stringify(card)).not.toMatch(/https?:|share/);
});

test('fails for a page without a title, because the format has changed', () => {
  const html = '<title data-a="">Apps</title>';
  expect(() => pageHead(apps)('a.html', html)).toThrow('a.html: has no title. Add its format to head.ts.');
});

describe('with an origin', () => {
  beforeEach(() => {
    process.env.SITE_URL = 'https://apps.example';
  });
  afterEach(() => {
    delete process.env.SITE_URL;
  });

  test.each([
    ['/', 'home'],
    ['/apps', 'apps'],
    ['/apps/page/2', 'apps'],
    ['/apps/install', 'installed'],
    ['/apps/compare', 'compare'],
    ['/apps/appdetails/7', 'app-7'],
    ['/apps/developers/ねこ-studio', `developer-${encodeURIComponent('ねこ-studio')}`],
    ['/apps/developers/ねこ-studio/2', `developer-${encodeURIComponent('ねこ-studio')}`],
    ['/apps/categories/cats', 'category-cats'],
    ['/apps/categories/cats/2', 'category-cats'],
    ['/404', 'home'],
  ])('the share card of %s has its picture, and its URL', (page, picture) => {
    expect(cardOf(page, written('A', 'https://apps.example/a'))).toMatchObject({
      'og:url': 'https://apps.example/a',
      'og:image': `https://apps.example/share/${picture}.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': 'A',
      'twitter:card': 'summary_large_image',
    });
  });

  test('a page without a canonical URL has no URL in its share card', () => {
    expect(cardOf('/404')).not.toHaveProperty('og:url');
  });

  test('the home page describes the site', () => {
    expect(dataOf('/')).toEqual([expect.objectContaining({ '@type': 'WebSite' })]);
  });

  test('the page of a developer has its breadcrumbs, with an encoded URL', () => {
    const [breadcrumbs] = dataOf('/apps/developers/ねこ-studio');
    expect(breadcrumbs.itemListElement.at(-1)).toMatchObject({
      name: 'ねこ Studio',
      item: 'https://apps.example/apps/developers/%E3%81%AD%E3%81%93-studio',
    });
  });

  test('the page of an app has its breadcrumbs', () => {
    expect(dataOf('/apps/appdetails/7').map((data) => data['@type'])).toEqual([
      'SoftwareApplication',
      'BreadcrumbList',
    ]);
  });

  test('the page of a category has its breadcrumbs, and is in those of an app', () => {
    const item = { name: 'Cats', item: 'https://apps.example/apps/categories/cats' };
    expect(dataOf('/apps/categories/cats')[0].itemListElement).toMatchObject([{}, {}, item]);
    expect(dataOf('/apps/appdetails/7')[1].itemListElement).toMatchObject([{}, {}, item, {}]);
  });

  test('every page links to the feed, if the catalogue has dates', () => {
    const linkOf = (head: string) =>
      new JSDOM(`<head>${head}</head>`).window.document.querySelector('link[rel="alternate"]')?.outerHTML;
    expect(linkOf(pageHead(apps)('/404', written('A')).end)).toBeUndefined();
    const dated = apps.map((app) => ({ ...app, added: '2026-11-20' }));
    expect(linkOf(pageHead(dated)('/404', written('A')).end)).toBe(
      '<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="New in Fjordline">',
    );
  });

  test('every page links to the description of the search', () => {
    for (const page of ['/', '/apps/appdetails/7', '/404'])
      expect(headOf(page).querySelector('link[rel="search"]')?.outerHTML).toBe(
        '<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="Fjordline">',
      );
  });
});
