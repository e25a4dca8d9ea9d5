import { appJsonLd, appTrail, breadcrumbJsonLd, webSiteJsonLd } from '@/lib/publish/seo/json-ld';
import { site } from '@/lib/site';
import { buildApp, buildFullApp } from '../../../../fixtures/apps';

/** Gives the build an origin. */
function publish(): void {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
}

describe('webSiteJsonLd', () => {
  test('contains name and URL of the site', () => {
    publish();
    expect(webSiteJsonLd()).toMatchObject({
      '@type': 'WebSite',
      name: site.name,
      url: 'https://apps.example',
    });
  });

  test('is null without an origin', () => {
    expect(webSiteJsonLd()).toBeNull();
  });
});

describe('breadcrumbJsonLd', () => {
  test('numbers the entries from 1, from the home page to the app', () => {
    publish();
    const trail = breadcrumbJsonLd(appTrail({ id: 7, title: 'Toucan' }));
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: site.name, item: 'https://apps.example' },
      { '@type': 'ListItem', position: 2, name: 'All Apps', item: 'https://apps.example/apps' },
      { '@type': 'ListItem', position: 3, name: 'Toucan', item: 'https://apps.example/apps/appdetails/7' },
    ]);
  });

  test('has the category of an app', () => {
    publish();
    const trail = breadcrumbJsonLd(appTrail({ id: 7, title: 'Toucan' }, { name: 'Music', slug: 'music' }));
    expect(trail).toMatchObject({
      itemListElement: [
        {},
        {},
        { position: 3, name: 'Music', item: 'https://apps.example/apps/categories/music' },
        { position: 4, name: 'Toucan' },
      ],
    });
  });

  test('is null if the entries have no URLs', () => {
    expect(breadcrumbJsonLd(appTrail({ id: 7, title: 'Toucan' }))).toBeNull();
  });
});

describe('appJsonLd', () => {
  test('contains the data of the catalogue', () => {
    publish();
    expect(appJsonLd(buildApp({ id: 7, title: 'Toucan', downloads: '500K+' }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Toucan',
      description: 'Sorts letters.',
      url: 'https://apps.example/apps/appdetails/7',
      image: 'https://apps.example/pictures/wagtail.svg',
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

  test('contains the optional fields of an app, but no status and no keywords', () => {
    publish();
    const before = appJsonLd(buildApp());
    const { links, ...app } = buildFullApp();
    const support = 'https://www.wagtail.example/help';
    expect(appJsonLd({ ...app, links: { ...links, support } })).toEqual({
      ...before,
      description: 'Sorts what comes by post.',
      license: ['https://spdx.org/licenses/AGPL-3.0-only.html', 'https://spdx.org/licenses/MIT.html'],
      offers: { '@type': 'Offer', price: 4.99, priceCurrency: 'EUR' },
      operatingSystem: ['Android', 'Web'],
      inLanguage: ['en', 'pt-BR'],
      applicationCategory: ['Photo & Video', 'Tools'],
      softwareVersion: '4.2.0',
      releaseNotes: 'Sorts parcels, too.\n\nLetters are faster.',
      datePublished: '2026-11-20',
      dateModified: '2026-11-22',
      screenshot: [
        'https://apps.example/pictures/wagtail-1.png',
        'https://apps.example/pictures/wagtail-2.svg',
      ],
      installUrl: 'https://store.example/wagtail',
      sameAs: 'https://www.wagtail.example/',
      softwareHelp: { '@type': 'CreativeWork', url: support },
      softwareRequirements: ['https://apps.example/apps/appdetails/2'],
    });
  });

  test.each([
    ['Free', { '@type': 'Offer', price: 0 }],
    [
      { amount: 0, currency: 'EUR' },
      { '@type': 'Offer', price: 0 },
    ],
    ['Free during the beta', undefined],
  ])('the offer of a price of %j is %j', (price, offer) => {
    expect(appJsonLd({ ...buildApp(), price }).offers).toEqual(offer);
  });

  test('has no licence of words', () => {
    expect(appJsonLd({ ...buildApp(), license: 'Proprietary' })).not.toHaveProperty('license');
  });

  test.each(['http://quill.example', 'HTTPS://quill.example'])('has the page with help at %s', (support) => {
    expect(appJsonLd({ ...buildApp(), links: { support } })).toHaveProperty('softwareHelp.url', support);
  });

  test('contains no email address, and no screenshots of this site without an origin', () => {
    const data = appJsonLd(buildFullApp());
    expect(data).not.toHaveProperty('softwareHelp');
    expect(data).not.toHaveProperty('screenshot');
  });

  test('omits a count of 0', () => {
    const { aggregateRating } = appJsonLd(buildApp({ ratings: [] }));
    expect(aggregateRating).toMatchObject({ reviewCount: 1200 });
    expect(aggregateRating).not.toHaveProperty('ratingCount');
    expect(appJsonLd(buildApp({ reviews: 0 })).aggregateRating).not.toHaveProperty('reviewCount');
  });

  test('omits URLs without an origin, except the URL of an image on another site', () => {
    const image = 'https://cdn.example/q.png';
    expect(appJsonLd(buildApp())).not.toHaveProperty('image');
    expect(appJsonLd(buildApp({ image }))).toHaveProperty('image', image);
    expect(appJsonLd(buildApp())).not.toHaveProperty('url');
  });
});
