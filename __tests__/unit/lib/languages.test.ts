import { betterLanguage, pathInAny, type SiteLanguages, urlInLanguage } from '@/lib/languages';

const link = (tag: string) =>
  ({ tag, name: tag, home: `/${tag}/`, direction: 'ltr', offer: '', decline: '' }) as const;

const links = (own: string, ...tags: string[]): SiteLanguages => ({
  own,
  all: tags.map(link),
  areGroupsShared: true,
});

describe('the URL of a page in another language', () => {
  test.each([
    ['/', '/de/'],
    ['/apps', '/de/apps'],
    ['/apps/appdetails/7', '/de/apps/appdetails/7'],
    ['/apps/categories/games/2', '/de/apps/categories/games/2'],
    ['/_not-found', '/de/'],
  ])('of %s is %s', (path, url) => {
    expect(urlInLanguage(path, link('de'), true)).toBe(url);
  });

  test('is that of all apps, if groups have other names there', () => {
    expect(urlInLanguage('/apps/categories/games', link('de'), false)).toBe('/de/apps');
    expect(urlInLanguage('/apps/appdetails/7', link('de'), false)).toBe('/de/apps/appdetails/7');
  });
});

describe('the path of a page at a URL', () => {
  const all = [
    { ...link('en'), home: '/store/' },
    ...['de', 'ar'].map((tag) => ({ ...link(tag), home: `/store/${tag}/` })),
  ];

  test.each([
    ['/store/', '/'],
    ['/store/apps', '/apps'],
    ['/store/de/', '/'],
    ['/store/de', '/'],
    ['/store/de/apps/appdetails/7/', '/apps/appdetails/7'],
    ['/store/delta', '/delta'],
  ])('%s is %s', (pathname, path) => {
    expect(pathInAny(pathname, { all })).toBe(path);
  });
});

describe('a better language', () => {
  test.each([
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['fr', 'ar-EG', 'en'], 'ar'],
    [['PT-br'], 'pt-BR'],
  ])('for %j is %s', (preferred, tag) => {
    expect(betterLanguage(links('en', 'en', 'de', 'ar', 'pt-BR'), preferred)?.tag).toBe(tag);
  });

  test.each([[['en-GB', 'de']], [['fr', 'en', 'de']], [['fr']], [[]]])('for %j is none', (preferred) => {
    expect(betterLanguage(links('en', 'en', 'de'), preferred)).toBeUndefined();
  });
});
