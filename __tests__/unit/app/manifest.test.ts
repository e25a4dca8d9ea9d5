import type { MetadataRoute } from 'next';
import { GET } from '@/app/manifest.webmanifest/route';
import { screenshots } from '@/lib/publish/seo/screenshots';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const manifestOf = async (get = GET): Promise<MetadataRoute.Manifest> => get().json();

test('starts at the home page, and has icons for every purpose', async () => {
  const { start_url, scope, icons } = await manifestOf();
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
  const below = await manifestOf((await import('@/app/manifest.webmanifest/route')).GET);
  expect([below.id, below.start_url, below.scope]).toEqual(['/store/', '/store/', '/store/']);
  for (const { src } of below.icons ?? []) expect(src).toMatch(/^\/store\/favicons\//);
  for (const { src } of below.screenshots ?? []) expect(src).toMatch(/^\/store\/screenshots\//);
  expect(below.shortcuts?.map(({ url }) => url)).toEqual(['/store/apps', '/store/apps/install']);
});

test('has the screenshots that exist, with their sizes', async () => {
  const [narrow, , wide] = screenshots;
  const folder = temporaryFolder();
  folder.write(Object.fromEntries([narrow, wide].map((one) => [`public/${one?.file}`, ''])));
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  expect((await manifestOf()).screenshots).toMatchObject([
    { src: `/${narrow?.file}`, form_factor: 'narrow', sizes: '720x1440' },
    { src: `/${wide?.file}`, form_factor: 'wide', sizes: '1280x800' },
  ]);
  folder.remove();
});

test('leaves out screenshots that a company has deleted', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  expect((await manifestOf()).screenshots).toEqual([]);
});
