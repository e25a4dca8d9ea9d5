import { currentHref, pathInSite, routes } from '@/lib/routes';

/** Loads the module with these settings, which it reads when it is loaded. */
async function loadUnder(basePath: string, urlStyle = 'files', languagePath = '') {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_BASE_PATH: basePath,
    URL_STYLE: urlStyle,
    LANGUAGE_PATH: languagePath,
  });
  return import('@/lib/routes');
}

describe('routes', () => {
  test('are the paths of the specification', () => {
    expect(routes.home).toBe('/');
    expect(routes.apps).toBe('/apps');
    expect(routes.installed).toBe('/apps/install');
    expect(routes.app(7)).toBe('/apps/appdetails/7');
  });

  test('of a comparison have the ids in their order', () => {
    expect(routes.compare([17, 3])).toBe('/apps/compare?ids=17,3');
    expect(routes.compare()).toBe('/apps/compare');
  });

  test('of a group have its slug in the URL, and a number from the second page on', () => {
    expect(routes.developer('fjordline')).toBe('/apps/developers/fjordline');
    expect(routes.category('音 楽', 2)).toBe('/apps/categories/%E9%9F%B3%20%E6%A5%BD/2');
    expect(routes.collection('start-here')).toBe('/apps/collections/start-here');
  });

  test('do not contain the base path, which next/link adds', async () => {
    const { routes: under } = await loadUnder('/store');
    expect(under.home).toBe('/');
    expect(under.app(7)).toBe('/apps/appdetails/7');
  });
});

describe('asset', () => {
  test('returns a URL of another site unchanged', async () => {
    const { asset: under } = await loadUnder('/store');
    expect(under('https://cdn.example/q.png')).toBe('https://cdn.example/q.png');
  });
});

describe('pageUrl', () => {
  test.each([
    ['', 'files', '/', '/'],
    ['', 'files', '/apps?q=a', '/apps?q=a'],
    ['/store', 'files', '/', '/store/'],
    ['/store', 'files', '/apps', '/store/apps'],
    ['', 'folders', '/', '/'],
    ['', 'folders', '/apps', '/apps/'],
    ['', 'folders', '/apps/compare?ids=1,2', '/apps/compare/?ids=1,2'],
    ['/store', 'folders', '/', '/store/'],
    ['/store', 'folders', '/apps/install#share=3', '/store/apps/install/#share=3'],
  ])('below "%s", with pages as %s, %s is %s', async (basePath, urlStyle, href, url) => {
    const { pageUrl } = await loadUnder(basePath, urlStyle);
    expect(pageUrl(href)).toBe(url);
  });
});

describe('pathInSite', () => {
  test.each([
    ['/', '/'],
    ['/apps', '/apps'],
    ['/apps/', '/apps'],
    ['/apps/appdetails/7//', '/apps/appdetails/7'],
    // As a URL, it would be on another site.
    ['//elsewhere.example/apps', '/elsewhere.example/apps'],
  ])('removes slashes from the ends of %s', (pathname, path) => {
    expect(pathInSite(pathname)).toBe(path);
  });

  test.each([
    ['/store', '/'],
    ['/store/', '/'],
    ['/store/apps', '/apps'],
    ['/store/apps/appdetails/7/', '/apps/appdetails/7'],
  ])('removes the base path /store from %s', async (pathname, path) => {
    const { pathInSite: under } = await loadUnder('/store');
    expect(under(pathname)).toBe(path);
  });

  test.each(['/storefront', '/storefront/apps', '/apps', '/apps/store'])(
    'returns %s unchanged, which is not below the base path /store',
    async (pathname) => {
      const { pathInSite: under } = await loadUnder('/store');
      expect(under(pathname)).toBe(pathname);
    },
  );

  test('removes the base path only once', async () => {
    const { pathInSite: under } = await loadUnder('/apps');
    expect(under('/apps/apps')).toBe('/apps');
  });
});

describe('below the path of a language', () => {
  test.each([
    ['', '/pictures/q.svg', '/de/feed.xml', '/de/', '/de/apps?q=a'],
    ['/store', '/store/pictures/q.svg', '/store/de/feed.xml', '/store/de/', '/store/de/apps?q=a'],
  ])('of a site at "%s", pages and their files are, and what is shared is not', async (base, ...urls) => {
    const { asset, ownAsset, pageUrl } = await loadUnder(base, 'files', '/de');
    const built = [asset('/pictures/q.svg'), ownAsset('/feed.xml'), pageUrl('/'), pageUrl('/apps?q=a')];
    expect(built).toEqual(urls);
  });

  test.each([
    ['/store/de/apps', '/apps'],
    ['/store/de', '/'],
    ['/store/depot', '/store/depot'],
    ['/store/apps', '/store/apps'],
  ])('the path of %s is %s', async (pathname, path) => {
    const { pathInSite: under } = await loadUnder('/store', 'files', '/de');
    expect(under(pathname)).toBe(path);
  });
});

test('currentHref has the query string and the hash', () => {
  const location = new URL('https://store.example/apps/?q=plover#main');
  Object.assign(globalThis, { window: { location } });
  expect(currentHref()).toBe('/apps?q=plover#main');
});
