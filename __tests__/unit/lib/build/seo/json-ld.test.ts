import { appJsonLd, appTrail, breadcrumbJsonLd, webSiteJsonLd } from '@/lib/build/seo/json-ld';
import { site } from '@/lib/site';
import { buildApp } from '../../../../fixtures/apps';

const toUrl = (path: string) => (path.startsWith('/') ? `https://apps.example${path}` : path);
const withoutOrigin = (path: string) => (path.startsWith('/') ? null : path);

describe('webSiteJsonLd', () => {
  test('contains name and URL of the site', () => {
    expect(webSiteJsonLd('https://apps.example')).toMatchObject({
      '@type': 'WebSite',
      name: site.name,
      url: 'https://apps.example',
    });
  });

  test('is null without a URL', () => {
    expect(webSiteJsonLd(null)).toBeNull();
  });
});

describe('breadcrumbJsonLd', () => {
  test('numbers the entries from 1, from the home page to the app', () => {
    const trail = breadcrumbJsonLd(appTrail({ id: 7, title: 'Toucan' }), toUrl);
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: site.name, item: 'https://apps.example/' },
      { '@type': 'ListItem', position: 2, name: 'All Apps', item: 'https://apps.example/apps' },
      { '@type': 'ListItem', position: 3, name: 'Toucan', item: 'https://apps.example/apps/appdetails/7' },
    ]);
  });

  test('is null if the entries have no URLs', () => {
    expect(breadcrumbJsonLd(appTrail({ id: 7, title: 'Toucan' }), withoutOrigin)).toBeNull();
  });
});

describe('appJsonLd', () => {
  test('contains the data of the catalogue', () => {
    expect(appJsonLd(buildApp({ id: 7, title: 'Toucan', downloads: '500K+' }), toUrl)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Toucan',
      description: 'Sorts letters.',
      url: 'https://apps.example/apps/appdetails/7',
      image: 'https://apps.example/icons/wagtail.svg',
      author: { '@type': 'Organization', name: 'Fjordline' },
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'InstallAction' },
        userInteractionCount: 500_000,
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        bestRating: 5,
        worstRating: 0,
        ratingCount: 1960,
        reviewCount: 1200,
      },
    });
  });

  test('has no rating without ratings and reviews', () => {
    expect(appJsonLd(buildApp({ ratings: [], reviews: 0 }), toUrl)).not.toHaveProperty('aggregateRating');
  });

  test('omits a count of 0', () => {
    const { aggregateRating } = appJsonLd(buildApp({ ratings: [] }), toUrl);
    expect(aggregateRating).toMatchObject({ reviewCount: 1200 });
    expect(aggregateRating).not.toHaveProperty('ratingCount');
    expect(appJsonLd(buildApp({ reviews: 0 }), toUrl).aggregateRating).not.toHaveProperty('reviewCount');
  });

  test('omits URLs without an origin, except the URL of an image on another site', () => {
    const image = 'https://cdn.example/q.png';
    expect(appJsonLd(buildApp(), withoutOrigin)).not.toHaveProperty('image');
    expect(appJsonLd(buildApp({ image }), withoutOrigin)).toHaveProperty('image', image);
    expect(appJsonLd(buildApp(), withoutOrigin)).not.toHaveProperty('url');
  });
});
