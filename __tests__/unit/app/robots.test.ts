import robots from '@/app/robots';

test('allows everything, and names the sitemap', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: ['https://apps.example/sitemap.xml'],
  });
});

test('names no sitemap without an origin', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  expect(robots().sitemap).toEqual([]);
});

test('forbids everything in a preview', () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    PREVIEW_BUILD: '1',
    PREVIEW: '1',
    SITE_URL: 'https://apps.example',
  });
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});
