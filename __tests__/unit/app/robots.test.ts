import robots from '@/app/robots';

test('allows everything, and names the sitemap', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: ['https://apps.example/sitemap.xml'],
  });
});
