import { siteLanguages } from '@/lib/publish/languages';

test('returns the languages in their order', () => {
  expect(siteLanguages(process.cwd(), ['de', 'en', 'ar'])).toEqual(['de', 'en', 'ar']);
});

test.each([
  [[], '`languages` in lib/site.ts is empty. Add one, such as "en".'],
  [['en', 'de', 'en'], '`languages` in lib/site.ts has "en" twice. Remove one.'],
  [['en', 'fr'], 'The language of the site is "fr", of which lib/texts has no folder.'],
])('rejects %j', (languages, message) => {
  expect(() => siteLanguages(process.cwd(), languages)).toThrow(message);
});
