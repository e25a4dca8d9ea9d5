/** @jest-environment jsdom */
import { fontElements } from '@/lib/publish/export/font-elements';

const FILES = [
  '_next/static/chunks/a.js',
  'fonts/own.woff2',
  '_next/static/media/f.woff2',
  '_next/static/media/g.woff2',
];
const URLS = ['/_next/static/media/f.woff2', '/_next/static/media/g.woff2'];

/** Runs the script in a browser with these properties of `navigator`. */
function run(browser: object): void {
  const [, code = ''] = /<script>(.*?)<\/script>/.exec(fontElements(FILES)) ?? [];
  new Function('navigator', code)(browser);
}

function preloaded(): (string | null)[] {
  const links = [...document.head.querySelectorAll('link')];
  // jsdom knows neither `as` nor `crossorigin`.
  for (const link of links) expect(link).toMatchObject({ rel: 'preload', as: 'font', crossOrigin: '' });
  return links.map((link) => link.getAttribute('href'));
}

afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.font;
});

test.each([
  ['on a fast network', { connection: { rtt: 125 } }],
  ['if the browser does not tell the speed of the network', {}],
  ['in a browser without a round trip time', { connection: {} }],
  [
    'if the service worker has stored them, on any network',
    { connection: { rtt: 800, saveData: true }, serviceWorker: { controller: {} } },
  ],
])('the fonts are preloaded %s', (_case, browser) => {
  run(browser);
  expect(preloaded()).toEqual(URLS);
  expect(document.documentElement.dataset.font).toBeUndefined();
});

test.each([
  ['on a slow network', { connection: { rtt: 150 }, serviceWorker: { controller: null } }],
  ['if the visitor wants to save data', { connection: { rtt: 0, saveData: true } }],
])('the page has its fallback font %s', (_case, browser) => {
  run(browser);
  expect(preloaded()).toEqual([]);
  expect(document.documentElement.dataset.font).toBe('fallback');
});

test('the fonts are preloaded without JavaScript', () => {
  const [, links] = /<noscript>(.*?)<\/noscript>/.exec(fontElements(FILES)) ?? [];
  expect(links).toBe(
    URLS.map((url) => `<link rel="preload" as="font" crossorigin="" href="${url}"/>`).join(''),
  );
});

test('finds the fonts in another folder of the framework', () => {
  expect(fontElements(['_next/assets/f.woff2'])).toContain('href="/_next/assets/f.woff2"');
});

test('fails if there is no font, because pages would have their fallback font', () => {
  expect(() => fontElements(FILES.slice(0, 2))).toThrow(
    'There is no font (.woff2) below _next/, which app/globals.css names. Change FONT in font-elements.ts.',
  );
});

test('the URLs are below the base path', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/store' });
  jest.isolateModules(() => {
    const { fontElements: belowBasePath } = require('@/lib/publish/export/font-elements');
    const elements: string = belowBasePath(FILES.slice(0, 3));
    expect(elements.match(/[^'"]*f\.woff2/g)).toEqual(Array(2).fill(`/store${URLS[0]}`));
  });
});
