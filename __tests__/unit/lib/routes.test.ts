import { asset, pathInSite, routes } from '@/lib/routes';

/** The module as a build under this base path has it: the path is read once, when the module loads. */
async function loadUnder(basePath: string) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: basePath });
  return import('@/lib/routes');
}

describe('routes', () => {
  test('lead to the pages of the specification', () => {
    expect(routes.home).toBe('/');
    expect(routes.apps).toBe('/apps');
    expect(routes.installed).toBe('/apps/install');
    expect(routes.app(7)).toBe('/apps/appdetails/7');
  });

  test('leave the base path to next/link', async () => {
    const { routes: under } = await loadUnder('/store');
    expect(under.home).toBe('/');
    expect(under.app(7)).toBe('/apps/appdetails/7');
  });
});

describe('asset', () => {
  test('leaves a path alone at the root of a domain', () => {
    expect(asset('/icons/q.svg')).toBe('/icons/q.svg');
  });

  test('puts the base path before a path', async () => {
    const { asset: under } = await loadUnder('/store');
    expect(under('/icons/q.svg')).toBe('/store/icons/q.svg');
  });

  test('leaves the address of another site alone under a base path', async () => {
    const { asset: under } = await loadUnder('/store');
    expect(under('https://cdn.example/q.png')).toBe('https://cdn.example/q.png');
  });
});

describe('pathInSite', () => {
  test.each([
    ['/', '/'],
    ['/apps', '/apps'],
    ['/apps/', '/apps'],
    ['/apps/appdetails/7//', '/apps/appdetails/7'],
  ])('takes the trailing slashes off %s', (pathname, path) => {
    expect(pathInSite(pathname)).toBe(path);
  });

  test.each([
    ['/store', '/'],
    ['/store/', '/'],
    ['/store/apps', '/apps'],
    ['/store/apps/appdetails/7/', '/apps/appdetails/7'],
  ])('takes the base path /store off %s', async (pathname, path) => {
    const { pathInSite: under } = await loadUnder('/store');
    expect(under(pathname)).toBe(path);
  });

  test.each(['/storefront', '/storefront/apps', '/apps', '/apps/store'])(
    'leaves %s alone, which is not below the base path /store',
    async (pathname) => {
      const { pathInSite: under } = await loadUnder('/store');
      expect(under(pathname)).toBe(pathname);
    },
  );

  test('takes the base path off once only', async () => {
    const { pathInSite: under } = await loadUnder('/apps');
    expect(under('/apps/apps')).toBe('/apps');
  });
});
