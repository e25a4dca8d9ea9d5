import { pageJsonLd } from '@/lib/build/seo/page-json-ld';
import { buildApp } from '../../../../fixtures/apps';

const ofPage = pageJsonLd([buildApp({ id: 7, title: 'Fantail', companyName: 'ねこ Studio' })]);

test('the page of an app describes the app', () => {
  expect(ofPage('apps/appdetails/7.html')).toEqual([
    expect.objectContaining({ '@type': 'SoftwareApplication', name: 'Fantail' }),
  ]);
});

test('other pages have no data without an origin', () => {
  for (const page of ['index.html', 'apps.html', 'apps/page/2.html', 'apps/appdetails/8.html', '404.html'])
    expect(ofPage(page)).toEqual([]);
});

describe('with an origin', () => {
  beforeEach(() => {
    process.env.SITE_URL = 'https://apps.example';
  });
  afterEach(() => {
    delete process.env.SITE_URL;
  });

  test('the home page describes the site', () => {
    expect(ofPage('index.html')).toEqual([expect.objectContaining({ '@type': 'WebSite' })]);
  });

  test('the page of a developer has its breadcrumbs, with an encoded URL', () => {
    expect(JSON.stringify(ofPage('apps/developers/ねこ-studio.html'))).toContain(
      '"https://apps.example/apps/developers/%E3%81%AD%E3%81%93-studio"',
    );
  });

  test('the page of an app has its breadcrumbs', () => {
    expect(ofPage('apps/appdetails/7.html')).toEqual([
      expect.objectContaining({ '@type': 'SoftwareApplication' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });
});
