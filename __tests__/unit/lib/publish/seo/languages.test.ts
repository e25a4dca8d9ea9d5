import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
  folder.write({
    'public/appsData.json': JSON.stringify([
      { id: 1, title: 'Quill', companyName: 'Harbour', categories: [{ en: 'Games', de: 'Spiele' }, 'Maps'] },
    ]),
  });
});

/** Loads the module, which reads the settings when it is loaded. */
async function load(env: Record<string, string>) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  return import('@/lib/publish/seo/languages');
}

const SEVERAL = { LANGUAGES: 'en de', SITE_URL: 'https://apps.example', NEXT_PUBLIC_BASE_PATH: '/store' };

test('a page has a URL in each language, and one for all others', async () => {
  const { alternates } = await load(SEVERAL);
  expect(alternates(() => '/apps')).toEqual({
    en: 'https://apps.example/store/apps',
    de: 'https://apps.example/store/de/apps',
    'x-default': 'https://apps.example/store/apps',
  });
});

test('the pages of a language below the root name the others', async () => {
  const { alternates, pageUrlIn } = await load({ ...SEVERAL, LANGUAGE_PATH: '/de', URL_STYLE: 'folders' });
  expect(pageUrlIn('de', '/')).toBe('/store/de/');
  expect(alternates(() => '/apps')).toMatchObject({
    en: 'https://apps.example/store/apps/',
    de: 'https://apps.example/store/de/apps/',
  });
});

test('a group has the path of its name in each language', async () => {
  const { alternates, areGroupsShared, groupPathIn } = await load(SEVERAL);
  expect(alternates(groupPathIn('category', 'games'))).toMatchObject({
    en: 'https://apps.example/store/apps/categories/games',
    de: 'https://apps.example/store/de/apps/categories/spiele',
  });
  expect(groupPathIn('category', 'maps')('de')).toBe('/apps/categories/maps');
  expect(groupPathIn('category', 'maps', 2)('de')).toBeUndefined();
  expect(areGroupsShared()).toBe(false);
});

test('names a language in itself', async () => {
  const { nameOf } = await load(SEVERAL);
  expect(['en', 'de', 'ar', 'fr'].map(nameOf)).toEqual(['English', 'Deutsch', 'العربية', 'Français']);
});

test('without an origin, a page has a path in each language', async () => {
  const { alternates, groupPathIn } = await load({ ...SEVERAL, SITE_URL: '' });
  expect(alternates(groupPathIn('category', 'games'))).toEqual({
    en: '/store/apps/categories/games',
    de: '/store/de/apps/categories/spiele',
    'x-default': '/store/apps/categories/games',
  });
});

test('a site in one language has no others', async () => {
  const { alternates } = await load({ ...SEVERAL, LANGUAGES: '' });
  expect(alternates(() => '/apps')).toBeUndefined();
});
