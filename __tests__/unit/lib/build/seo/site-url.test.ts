import { absoluteUrl, siteUrl } from '@/lib/build/seo/site-url';
import { fc, hostileText } from '../../../../fixtures/properties';

describe('siteUrl', () => {
  test('returns the origin of SITE_URL, with or without a trailing slash', () => {
    expect(siteUrl({ SITE_URL: 'https://apps.example' })).toBe('https://apps.example');
    expect(siteUrl({ SITE_URL: ' http://apps.example:8080/ ' })).toBe('http://apps.example:8080');
  });

  test('returns null if no origin is set', () => {
    expect(siteUrl({})).toBeNull();
    expect(
      siteUrl({ SITE_URL: '', VERCEL_URL: '', VERCEL_PROJECT_PRODUCTION_URL: 'apps.example' }),
    ).toBeNull();
  });

  test('returns the domain of production or of the deployment on Vercel', () => {
    const vercel = { VERCEL_URL: 'store-x1.example', VERCEL_PROJECT_PRODUCTION_URL: 'apps.example' };
    expect(siteUrl({ ...vercel, VERCEL_ENV: 'production' })).toBe('https://apps.example');
    expect(siteUrl({ ...vercel, VERCEL_ENV: 'preview' })).toBe('https://store-x1.example');
    expect(siteUrl({ ...vercel, SITE_URL: 'https://own.example' })).toBe('https://own.example');
  });

  test.each(['apps.example', 'ftp://apps.example', 'https://', 'localhost:3000'])(
    'rejects %j, which is not an http(s) URL',
    (text) => {
      expect(() => siteUrl({ SITE_URL: text })).toThrow(
        `SITE_URL is "${text}", which is not an http(s) URL. Use an origin such as "https://apps.example".`,
      );
    },
  );

  test.each(['https://apps.example/store', 'https://apps.example/?a=1', 'https://me:pw@apps.example'])(
    'rejects %j, which contains more than an origin',
    (text) => {
      expect(() => siteUrl({ SITE_URL: text })).toThrow(
        'which contains more than an origin. Use "https://apps.example", and set NEXT_PUBLIC_BASE_PATH to the path.',
      );
    },
  );
});

describe('absoluteUrl', () => {
  test('adds the origin to a path, without a trailing slash', () => {
    expect(absoluteUrl('/apps', 'https://apps.example')).toBe('https://apps.example/apps');
    expect(absoluteUrl('/', 'https://apps.example')).toBe('https://apps.example');
  });

  test('percent-encodes special characters', () => {
    expect(absoluteUrl('/icons/été 1.svg', 'https://apps.example')).toBe(
      'https://apps.example/icons/%C3%A9t%C3%A9%201.svg',
    );
  });

  test('returns null for a path without an origin, and an absolute URL unchanged', () => {
    expect(absoluteUrl('/apps', null)).toBeNull();
    expect(absoluteUrl('https://cdn.example/q.png', null)).toBe('https://cdn.example/q.png');
  });

  test('adds the base path', async () => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/store' });
    const below = await import('@/lib/build/seo/site-url');
    expect(below.absoluteUrl('/', 'https://apps.example')).toBe('https://apps.example/store/');
    expect(below.absoluteUrl('/icons/q.svg', 'https://apps.example')).toBe(
      'https://apps.example/store/icons/q.svg',
    );
  });
});

test('any SITE_URL is an origin, is empty, or is rejected', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText(),
        fc.webUrl(),
        fc.webAuthority().map((host) => `https://${host}/`),
      ),
      (text) => {
        try {
          const url = siteUrl({ SITE_URL: text });
          expect(url).toBe(text.trim() ? new URL(text.trim()).origin : null);
        } catch (error) {
          expect(String(error)).toMatch(/^Error: SITE_URL is ".*", which /s);
        }
      },
    ),
  );
});
