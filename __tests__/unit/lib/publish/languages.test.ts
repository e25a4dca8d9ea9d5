import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { builtLanguages, checkOwnTexts, languageImports, textLanguages } from '@/lib/publish/languages';
import { runCommand } from '../../../fixtures/command';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

const settings = { language: undefined, languagePath: '' };

test.each([
  [[], '`languages` in lib/site.ts is empty. Add one, such as "en".'],
  [['en', 'de', 'en'], '`languages` in lib/site.ts has "en" twice. Remove one.'],
  [
    ['en', 'fr'],
    'The language of the site is "fr", of which lib/texts has no folder. Use one that has, or add a translated copy of lib/texts/en.',
  ],
  [['..'], 'The language of the site is "..", of which lib/texts has no folder.'],
])('rejects %j', (languages, message) => {
  expect(() => builtLanguages(process.cwd(), languages, settings)).toThrow(message);
});

test('rejects a copy of the texts of another language', () => {
  const root = temporaryFolder();
  root.write({ 'lib/texts/fr/language.ts': "export const language = 'de';\n" });
  expect(() => builtLanguages(root.path, ['fr'], settings)).toThrow(
    'lib/texts/fr/language.ts has the language "de". Set it to "fr"',
  );
});

test('a language has the texts of its folder, and those of the owner if there are any', () => {
  const root = temporaryFolder();
  root.write({ 'lib/texts/de/language.ts': '', 'lib/texts/ja/language.ts': '', 'lib/site.de.ts': '' });
  expect(languageImports(root.path, 'de')).toEqual({
    '@/texts/*': 'lib/texts/de/*',
    '@/lib/site': 'lib/site.de.ts',
  });
  expect(languageImports(root.path, 'ja')).toEqual({ '@/texts/*': 'lib/texts/ja/*' });
});

describe('the texts of the owner in a language', () => {
  const declared = { site: { languages: ['en', 'de'] }, home: {}, badges: {} };
  const check = (own: object) => () => checkOwnTexts('lib/site.de.ts', own, declared);

  test('can have any of the exports, with the same languages', () => {
    expect(check({ site: { languages: ['en', 'de'] }, home: {} })).not.toThrow();
  });

  test.each([undefined, ['de'], ['de', 'en']])('cannot have the languages %j', (languages) => {
    expect(check({ site: { languages } })).toThrow(
      '`languages` in lib/site.de.ts differ from those in lib/site.ts.',
    );
  });

  test('cannot have an unknown export', () => {
    expect(check({ ...declared, bages: {} })).toThrow(
      'lib/site.de.ts exports "bages", which lib/site.ts does not. Use one of its names: site, home, badges.',
    );
  });
});

test('a mistake in the texts of the owner in a language is reported with its file', () => {
  const root = temporaryFolder();
  // Those of any owner.
  for (const language of readdirSync('lib/texts')) root.write({ [`lib/texts/${language}/language.ts`]: '' });
  root.write({
    'lib/site.de.ts': "export * from './site';\nexport const site = { ...own.site };\n",
  });
  const { status, stderr } = runCommand('build-languages', [], root.path, { SITE_LANGUAGE: 'de' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^lib\/site\.de\.ts cannot be loaded: /)]);
});

test('a file in public/ that the build cannot copy ends it before its first page', () => {
  const root = temporaryFolder();
  for (const language of readdirSync('lib/texts')) root.write({ [`lib/texts/${language}/language.ts`]: '' });
  root.write({ 'public/appsData.json': '[]' });
  symlinkSync('nowhere', join(root.path, 'public', 'q.svg'));
  const { status, stderr } = runCommand('build-languages', [], root.path);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^public\/q\.svg is a link to a file that does not exist\. /),
  ]);
});

describe('the browser selects texts', () => {
  const languagesOf = (apps: unknown, languages: readonly string[], isComplete = true) => {
    const folder = temporaryFolder();
    folder.write({ 'public/appsData.json': JSON.stringify(apps, null, 1) });
    return textLanguages(folder.path, languages, isComplete);
  };

  test('of a site with several languages', () => {
    expect(languagesOf([], ['en', 'de'])).toBe('en de');
  });

  test('of a site with one, if its catalogue has texts in several, or can get one', () => {
    expect(languagesOf([{ title: 'en', languages: ['en'] }], ['en'])).toBe('');
    expect(languagesOf([{ title: { fr: 'Plume', en: 'Quill' } }], ['en'])).toBe('en');
    expect(languagesOf([], ['en'], false)).toBe('en');
  });
});

describe('the languages of a build', () => {
  const built = (settings: { language?: string; languagePath?: string } = {}) =>
    builtLanguages(process.cwd(), ['de', 'en', 'ar'], {
      language: undefined,
      languagePath: '',
      ...settings,
    });

  test('are all that are declared, and the first is that of the root', () => {
    expect(built()).toEqual({ all: ['de', 'en', 'ar'], own: 'de' });
  });

  test('are the same in each part', () => {
    expect(built({ language: 'ar', languagePath: '/ar' })).toEqual({ all: ['de', 'en', 'ar'], own: 'ar' });
  });

  test('is the one that the setting chooses', () => {
    expect(built({ language: 'ja' })).toEqual({ all: ['ja'], own: 'ja' });
  });

  test('is the first one in development', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(built()).toEqual({ all: ['de'], own: 'de' });
  });
});
