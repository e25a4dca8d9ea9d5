import { firstLoadScripts, LATE_LIBRARIES, stylesheets } from '../../tools/first-load';

describe('firstLoadScripts', () => {
  test('is empty for a page without scripts', () => {
    expect(firstLoadScripts('<html lang="en"><body><h1>Apps</h1></body></html>')).toEqual([]);
  });

  test('returns the scripts of the page in its order, as paths below out/', () => {
    const html =
      '<script src="/_next/static/chunks/b.js" async=""></script><script async src="/_next/static/chunks/a.js"></script>';
    expect(firstLoadScripts(html)).toEqual(['/_next/static/chunks/b.js', '/_next/static/chunks/a.js']);
  });

  test('finds scripts below a base path, and with a query string', () => {
    const html = '<script src="/store/_next/static/chunks/a.js?dpl=7"></script>';
    expect(firstLoadScripts(html)).toEqual(['/_next/static/chunks/a.js']);
  });

  test.each(['noModule=""', 'nomodule'])(
    'leave out those for browsers that lack modules: %s',
    (attribute) => {
      const html = `<script src="/_next/static/chunks/old.js" ${attribute}></script><script ${attribute} src="/_next/older.js"></script>`;
      expect(firstLoadScripts(html)).toEqual([]);
    },
  );

  test('returns each script once', () => {
    const tag = '<script src="/_next/static/chunks/a.js"></script>';
    expect(firstLoadScripts(tag + tag)).toEqual(['/_next/static/chunks/a.js']);
  });

  test('ignores inline scripts, preloads and files of other sites', () => {
    const html = [
      '<script>go("/_next/static/chunks/inline.js")</script>',
      '<link rel="preload" as="script" href="/_next/static/chunks/preload.js"/>',
      '<script src="/other.js"></script>',
    ].join('');
    expect(firstLoadScripts(html)).toEqual([]);
  });
});

describe('stylesheets', () => {
  test('returns each stylesheet of the page once, as a path below out/', () => {
    const tag =
      '<link rel="stylesheet" href="/store/_next/static/chunks/a.css?dpl=7" data-precedence="next"/>';
    expect(stylesheets(tag + tag)).toEqual(['/_next/static/chunks/a.css']);
  });

  test('accepts any order of attributes', () => {
    expect(stylesheets('<link href="/_next/static/a.css" rel="stylesheet">')).toEqual([
      '/_next/static/a.css',
    ]);
  });

  test('ignores disabled stylesheets', () => {
    expect(stylesheets('<link rel="stylesheet" href="/_next/static/a.css" disabled=""/>')).toEqual([]);
  });

  test('ignores icons, preloads and scripts', () => {
    const html =
      '<link rel="icon" href="/_next/i.svg"/><link rel="preload" as="style" href="/_next/p.css"/><script src="/_next/a.js"></script>';
    expect(stylesheets(html)).toEqual([]);
  });
});

test('the chart and the dialogs must be lazy-loaded', () => {
  expect(Object.keys(LATE_LIBRARIES).sort()).toEqual(['recharts', 'sweetalert2']);
});
