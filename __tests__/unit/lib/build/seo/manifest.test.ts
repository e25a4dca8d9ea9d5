import sharp from 'sharp';
import { webManifest } from '@/lib/build/seo/manifest';

test('starts at the home page, and has icons for every purpose', () => {
  const { start_url, scope, icons } = webManifest();
  expect([start_url, scope]).toEqual(['/', '/']);
  expect(icons?.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('adds the base path to all URLs', async () => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/store' });
  const manifest = (await import('@/lib/build/seo/manifest')).webManifest();
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(['/store/', '/store/', '/store/']);
  for (const { src } of manifest.icons ?? []) expect(src).toMatch(/^\/store\/favicons\//);
  for (const { src } of manifest.screenshots ?? []) expect(src).toMatch(/^\/store\/screenshots\//);
  expect(manifest.shortcuts?.map(({ url }) => url)).toEqual(['/store/apps', '/store/apps/install']);
});

test('has screenshots for both form factors, in the sizes of their files', async () => {
  const { screenshots = [] } = webManifest();
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of screenshots) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('leaves out screenshots that a company has deleted', () => {
  jest.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  expect(webManifest().screenshots).toEqual([]);
});
