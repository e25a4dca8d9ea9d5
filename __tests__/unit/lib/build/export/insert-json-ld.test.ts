import { JSDOM } from 'jsdom';
import { insertJsonLd } from '@/lib/build/export/insert-json-ld';
import { appJsonLd, webSiteJsonLd } from '@/lib/build/seo/json-ld';
import { buildApp } from '../../../../fixtures/apps';

const HTML = '<html><head><title>Fantail</title></head><body></body></html>';

test('writes the data into the head', () => {
  const site = webSiteJsonLd('https://apps.example');
  if (!site) throw new Error('no data');
  const html = insertJsonLd(HTML, [site, appJsonLd(buildApp({ title: 'Fantail' }))], 'index.html');
  const { document } = new JSDOM(html).window;
  const data = [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
  expect(data).toEqual([
    expect.objectContaining({ '@type': 'WebSite' }),
    expect.objectContaining({ '@type': 'SoftwareApplication', name: 'Fantail' }),
  ]);
  expect(document.title).toBe('Fantail');
});

test('escapes data, so that a title cannot close the element', () => {
  const data = appJsonLd(buildApp({ title: '</script><img src=x>$&' }));
  const { document } = new JSDOM(insertJsonLd(HTML, [data], 'a.html')).window;
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toMatchObject({
    name: '</script><img src=x>$&',
  });
  expect(document.querySelector('img')).toBeNull();
});

test('leaves a page without data unchanged', () => {
  expect(insertJsonLd('<p>No head</p>', [], 'a.html')).toBe('<p>No head</p>');
});

test('fails if a page with data has no head', () => {
  expect(() => insertJsonLd('<p>No head</p>', [appJsonLd(buildApp())], 'a.html')).toThrow('a.html');
});
