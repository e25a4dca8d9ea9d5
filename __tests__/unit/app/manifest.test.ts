import { GET } from '@/app/manifest.webmanifest/route';
import { screenshots } from '@/lib/publish/seo/screenshots';
import { temporaryFolder } from '../../fixtures/temporary-folder';

test('has the screenshots that exist, with their sizes', async () => {
  const [narrow, , wide] = screenshots;
  const folder = temporaryFolder();
  folder.write(Object.fromEntries([narrow, wide].map((one) => [`public/${one?.file}`, ''])));
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  expect((await GET().json()).screenshots).toMatchObject([
    { src: `/${narrow?.file}`, form_factor: 'narrow', sizes: '720x1440' },
    { src: `/${wide?.file}`, form_factor: 'wide', sizes: '1280x800' },
  ]);
});
