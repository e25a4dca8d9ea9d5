import { filesOfPage } from '@/lib/page-files';

test('finds the scripts, stylesheets and fonts that a page loads, once each', () => {
  const html = `
    <link rel="preload" href="/store/_next/static/media/f.woff2" as="font"/>
    <link rel="stylesheet" href="/store/_next/static/chunks/a.css" data-precedence="next"/>
    <link rel="preload" as="script" fetchPriority="low" href="/store/_next/static/chunks/a.js"/>
    <script src="/store/_next/static/chunks/a.js" async=""></script>`;
  expect(filesOfPage(html)).toEqual([
    '/store/_next/static/media/f.woff2',
    '/store/_next/static/chunks/a.css',
    '/store/_next/static/chunks/a.js',
  ]);
});

test.each([
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>',
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
  '<link rel="icon" href="/favicon.ico"/>',
  '<script>load("/_next/static/chunks/a.js")</script>',
  '<a href="/_next/static/chunks/a.js">a</a>',
])('finds nothing in %s', (html) => {
  expect(filesOfPage(html)).toEqual([]);
});
