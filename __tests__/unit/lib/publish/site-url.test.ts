import { absoluteUrl, siteUrl } from '@/lib/publish/site-url';

test('the origin is that of the environment', () => {
  expect(siteUrl()).toBeNull();
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example/' });
  expect(siteUrl()).toBe('https://apps.example');
});

describe('absoluteUrl', () => {
  test('adds the origin to a path; that of home is the origin', () => {
    expect(absoluteUrl('/apps', 'https://apps.example')).toBe('https://apps.example/apps');
    expect(absoluteUrl('/', 'https://apps.example')).toBe('https://apps.example');
  });

  test('percent-encodes special characters', () => {
    expect(absoluteUrl('/pictures/été 1.svg', 'https://apps.example')).toBe(
      'https://apps.example/pictures/%C3%A9t%C3%A9%201.svg',
    );
  });

  test('returns null for a path without an origin, and an absolute URL unchanged', () => {
    expect(absoluteUrl('/apps', null)).toBeNull();
    expect(absoluteUrl('https://cdn.example/q.png', null)).toBe('https://cdn.example/q.png');
  });

  test('keeps the trailing slash of a folder', () => {
    expect(absoluteUrl('/store/', 'https://apps.example')).toBe('https://apps.example/store/');
  });
});
