import { appJsonLd, appTrail, breadcrumbJsonLd, webSiteJsonLd } from '@/lib/build/seo/json-ld';
import { site } from '@/lib/site';
import { buildApp } from '../../../../fixtures/apps';

const toUrl = (path: string) => (path.startsWith('/') ? `https://apps.example${path}` : path);
const nowhere = (path: string) => (path.startsWith('/') ? null : path);

describe('webSiteJsonLd', () => {
  test('names the site and its address', () => {
    expect(webSiteJsonLd('https://apps.example')).toMatchObject({
      '@type': 'WebSite',
      name: site.name,
      url: 'https://apps.example',
    });
  });

  test('says nothing of a site whose address is unknown', () => {
    expect(webSiteJsonLd(null)).toBeNull();
  });
});

describe('breadcrumbJsonLd', () => {
  test('counts the steps from 1, from the home page to the app', () => {
    const trail = breadcrumbJsonLd(appTrail({ id: 7, title: 'Hornbill' }), toUrl);
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: site.name, item: 'https://apps.example/' },
      { '@type': 'ListItem', position: 2, name: 'All Apps', item: 'https://apps.example/apps' },
      { '@type': 'ListItem', position: 3, name: 'Hornbill', item: 'https://apps.example/apps/appdetails/7' },
    ]);
  });

  test('says nothing where the steps have no address', () => {
    expect(breadcrumbJsonLd(appTrail({ id: 7, title: 'Hornbill' }), nowhere)).toBeNull();
  });
});

describe('appJsonLd', () => {
  test('says what the catalogue says', () => {
    expect(appJsonLd(buildApp({ id: 7, title: 'Hornbill', downloads: '500K+' }), toUrl)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Hornbill',
      description: 'Sorts letters.',
      url: 'https://apps.example/apps/appdetails/7',
      image: 'https://apps.example/icons/fantail.svg',
      author: { '@type': 'Organization', name: 'Larkmoor' },
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

  test('has no rating where nobody has rated', () => {
    expect(appJsonLd(buildApp({ ratings: [], reviews: 0 }), toUrl)).not.toHaveProperty('aggregateRating');
  });

  test('counts only what there is to count', () => {
    const { aggregateRating } = appJsonLd(buildApp({ ratings: [] }), toUrl);
    expect(aggregateRating).toMatchObject({ reviewCount: 1200 });
    expect(aggregateRating).not.toHaveProperty('ratingCount');
    expect(appJsonLd(buildApp({ reviews: 0 }), toUrl).aggregateRating).not.toHaveProperty('reviewCount');
  });

  test('leaves out addresses that are unknown, but for an image that stands elsewhere', () => {
    const image = 'https://cdn.example/q.png';
    expect(appJsonLd(buildApp(), nowhere)).not.toHaveProperty('image');
    expect(appJsonLd(buildApp({ image }), nowhere)).toHaveProperty('image', image);
    expect(appJsonLd(buildApp(), nowhere)).not.toHaveProperty('url');
  });
});
