import { JSDOM } from 'jsdom';
import { GET } from '@/app/opensearch.xml/route';

test('describes the search of the listing', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
  const { document } = new JSDOM(await GET().text(), { contentType: 'application/xml' }).window;
  const of = (name: string) => document.getElementsByTagName(name)[0];
  expect(of('ShortName')?.textContent).toBe('Fjordline');
  expect(of('Url')?.getAttribute('template')).toBe('https://apps.example/apps?q={searchTerms}');
  expect(of('Image')?.textContent).toBe('https://apps.example/favicon.ico');
});
