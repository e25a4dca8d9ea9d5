import { JSDOM } from 'jsdom';
import { pageHead } from '@/lib/build/seo/page-head';
import { buildApp } from '../../../../fixtures/apps';

const apps = [buildApp({ id: 7, title: '</script><img src=x>$&', companyName: 'ねこ Studio' })];

/** The head of a page. */
const headOf = (page: string) => new JSDOM(`<head>${pageHead(apps)(page)}</head>`).window.document.head;
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

test('other pages have only the link to the licences without an origin', () => {
  for (const page of ['index.html', 'apps.html', 'apps/page/2.html', 'apps/appdetails/8.html', '404.html'])
    expect(pageHead(apps)(page)).toBe('<link rel="license" type="text/plain" href="/licences.txt"/>');
});

describe('with an origin', () => {
  beforeEach(() => {
    process.env.SITE_URL = 'https://apps.example';
  });
  afterEach(() => {
    delete process.env.SITE_URL;
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
        '<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="Larkmoor">',
      );
  });
});
