import { JSDOM } from 'jsdom';
import { openSearchDescription, openSearchLink } from '@/lib/build/seo/opensearch';

afterEach(() => {
  delete process.env.SITE_URL;
});

test('describes the search of the listing', () => {
  process.env.SITE_URL = 'https://apps.example';
  const { document } = new JSDOM(openSearchDescription() ?? '', { contentType: 'application/xml' }).window;
  const of = (name: string) => document.getElementsByTagName(name)[0];
  expect(of('ShortName')?.textContent).toBe('Fjordline');
  expect(of('Url')?.getAttribute('template')).toBe('https://apps.example/apps?q={searchTerms}');
  expect(of('Image')?.textContent).toBe('https://apps.example/favicon.ico');
});

test('needs an origin', () => {
  expect(openSearchDescription()).toBeNull();
  expect(openSearchLink()).toBe('');
});
