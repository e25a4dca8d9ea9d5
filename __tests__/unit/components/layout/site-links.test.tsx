import { renderToStaticMarkup } from 'react-dom/server';
import { SiteLinks } from '@/components/layout/site-links';

const linksOf = (props: Partial<Parameters<typeof SiteLinks>[0]> = {}) =>
  new DOMParser()
    .parseFromString(
      renderToStaticMarkup(<SiteLinks licences="/licences.txt" search={null} feed={null} {...props} />),
      'text/html',
    )
    .querySelectorAll('link');

test('without an origin, a page has only icons, the manifest and the link to the licences', () => {
  expect([...linksOf()].map((link) => `${link.rel} ${link.getAttribute('href')}`)).toEqual([
    'icon /favicon.ico',
    'icon /favicons/icon.svg',
    'apple-touch-icon /favicons/apple-180.png',
    'manifest /manifest.webmanifest',
    'license /licences.txt',
  ]);
});

test('the manifest of a site behind a sign-in is requested with credentials', () => {
  const manifest = [...linksOf()].find(({ rel }) => rel === 'manifest');
  expect(manifest?.getAttribute('crossorigin')).toBe('use-credentials');
});

test('the feed and the description of the search have titles', () => {
  expect([...linksOf({ search: '/opensearch.xml', feed: '/feed.xml' })].slice(-2).map(outerHtmlOf)).toEqual([
    '<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="Fjordline">',
    '<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="New in Fjordline">',
  ]);
});

function outerHtmlOf({ outerHTML }: Element): string {
  return outerHTML;
}
