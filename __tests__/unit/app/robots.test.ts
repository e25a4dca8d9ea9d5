import robots from '@/app/robots';

test('crawlers may read everything, and learn of the sitemap', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://apps.example/sitemap.xml',
  });
});

test('without an origin there is no sitemap to learn of', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  expect(robots().sitemap).toBeUndefined();
});
