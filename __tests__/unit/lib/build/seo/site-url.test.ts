import { absoluteUrl, siteUrl } from '@/lib/build/seo/site-url';

describe('siteUrl', () => {
  test('is the origin that SITE_URL names, with or without a slash at its end', () => {
    expect(siteUrl({ SITE_URL: 'https://apps.example' })).toBe('https://apps.example');
    expect(siteUrl({ SITE_URL: ' http://apps.example:8080/ ' })).toBe('http://apps.example:8080');
  });

  test('is unknown where nobody names it', () => {
    expect(siteUrl({})).toBeNull();
    expect(
      siteUrl({ SITE_URL: '', VERCEL_URL: '', VERCEL_PROJECT_PRODUCTION_URL: 'apps.example' }),
    ).toBeNull();
  });

  test('is on Vercel the domain of production, or the address of the one deployment', () => {
    const vercel = { VERCEL_URL: 'store-x1.example', VERCEL_PROJECT_PRODUCTION_URL: 'apps.example' };
    expect(siteUrl({ ...vercel, VERCEL_ENV: 'production' })).toBe('https://apps.example');
    expect(siteUrl({ ...vercel, VERCEL_ENV: 'preview' })).toBe('https://store-x1.example');
    expect(siteUrl({ ...vercel, SITE_URL: 'https://own.example' })).toBe('https://own.example');
  });

  test.each(['apps.example', 'ftp://apps.example', 'https://', 'localhost:3000'])(
    'refuses %j, which is no web address',
    (text) => {
      expect(() => siteUrl({ SITE_URL: text })).toThrow(
        `SITE_URL is "${text}", which is no web address. Give one such as "https://apps.example".`,
      );
    },
  );

  test.each(['https://apps.example/store', 'https://apps.example/?a=1', 'https://me:pw@apps.example'])(
    'refuses %j, which is more than an origin',
    (text) => {
      expect(() => siteUrl({ SITE_URL: text })).toThrow(
        'which is more than an origin. Give "https://apps.example", and the folder below it as NEXT_PUBLIC_BASE_PATH.',
      );
    },
  );
});

describe('absoluteUrl', () => {
  test('puts the origin before a path, with no slash at the end', () => {
    expect(absoluteUrl('/apps', 'https://apps.example')).toBe('https://apps.example/apps');
    expect(absoluteUrl('/', 'https://apps.example')).toBe('https://apps.example');
  });

  test('writes what a URL cannot hold in percent signs', () => {
    expect(absoluteUrl('/icons/été 1.svg', 'https://apps.example')).toBe(
      'https://apps.example/icons/%C3%A9t%C3%A9%201.svg',
    );
  });

  test('invents nothing without an origin, and leaves an absolute URL as it is', () => {
    expect(absoluteUrl('/apps', null)).toBeNull();
    expect(absoluteUrl('https://cdn.example/q.png', null)).toBe('https://cdn.example/q.png');
  });

  test('puts the base path between the two', async () => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/store' });
    const below = await import('@/lib/build/seo/site-url');
    expect(below.absoluteUrl('/', 'https://apps.example')).toBe('https://apps.example/store/');
    expect(below.absoluteUrl('/icons/q.svg', 'https://apps.example')).toBe(
      'https://apps.example/store/icons/q.svg',
    );
  });
});
