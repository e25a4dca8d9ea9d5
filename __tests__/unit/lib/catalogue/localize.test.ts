import { decodeLocalized, localize, TRANSLATABLE } from '@/lib/catalogue/localize';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { buildApp, buildFullApp } from '../../../fixtures/apps';
import {
  LANGUAGES,
  localizedApps,
  localizedValue,
  translatablePlaces,
  withLocalizedTexts,
} from '../../../fixtures/localized';
import { fc, hostileText } from '../../../fixtures/properties';

const German = ['de', ...LANGUAGES];

const titleIn = (title: unknown, languages: readonly string[] = German) =>
  (localize([{ title }], languages) as { title: unknown }[])[0]?.title;

test('texts are translatable where the schema says so', () => {
  expect(translatablePlaces()).toEqual(TRANSLATABLE);
});

test.each([
  ['the wanted language', { en: 'Quill', de: 'Kiel' }, 'Kiel'],
  ['the language of the site, if it lacks that', { ar: 'ريشة', en: 'Quill' }, 'Quill'],
  ['any other of the site', { fr: 'Plume', ar: 'ريشة' }, 'ريشة'],
  ['the wanted language, beside one with a script', { 'zh-Hant-TW': '羽毛筆', de: 'Kiel' }, 'Kiel'],
  ['itself, if it is the same in all', 'Quill', 'Quill'],
])('a text is shown in %s', (_, title, shown) => {
  expect(titleIn(title)).toBe(shown);
});

test.each([
  ['no language of the site', { fr: 'Plume' }],
  ['a key that is no tag', { de: 'Kiel', pt_BR: 'Pena' }],
  ['a key with a sign that no tag has', { de: 'Kiel', 'pt-B_R': 'Pena' }],
  ['a list in a language', { de: ['Kiel'] }],
  ['no key', {}],
  ['a list', [{ fr: 'Plume' }]],
])('keeps what is no text in several languages: %s', (_, title) => {
  expect(titleIn(title)).toBe(title);
});

test.each([
  ['an id', { id: { de: 1 } }],
  ['a picture', { image: { de: '/q.png' } }],
  ['links', { links: { de: 'https://q.example' } }],
  ['a badge', { badges: [{ de: 'Neu' }] }],
  ['the name of a star level', { ratings: [{ name: { de: '5 Sterne' }, count: 1 }] }],
  ['the tag of a language', { languages: [{ de: 'de' }] }],
  ['a currency', { price: { amount: 1, currency: { de: 'EUR' } } }],
  ['an unknown field', { note: { de: 'Neu' } }],
])('keeps what is no text: %s', (_, app) => {
  const apps = [app];
  expect(localize(apps, German)).toBe(apps);
});

test('texts in lists and groups are replaced, and nothing else changes', () => {
  const app = buildFullApp();
  const input = [
    {
      ...app,
      price: { en: 'Free', de: 'Kostenlos' },
      categories: ['Tools', { en: 'Music', de: 'Musik' }],
      versions: [{ version: '1', changes: { de: 'Neu.' } }],
      screenshots: [{ image: '/q.png', alt: { en: 'A list' } }],
      status: { deprecated: { de: 'Alt.' }, replacedBy: 2 },
    },
  ];
  expect(localize(input, German)).toEqual([
    {
      ...app,
      price: 'Kostenlos',
      categories: ['Tools', 'Musik'],
      versions: [{ version: '1', changes: 'Neu.' }],
      screenshots: [{ image: '/q.png', alt: 'A list' }],
      status: { deprecated: 'Alt.', replacedBy: 2 },
    },
  ]);
});

test('any catalogue without texts in several languages is returned itself', () => {
  const text = hostileText();
  fc.assert(
    fc.property(fc.array(fc.record({ title: text, summary: text, categories: fc.array(text) })), (apps) => {
      const input = [buildFullApp(), ...apps];
      expect(localize(input, German)).toBe(input);
    }),
  );
});

test('any JSON is accepted', () => {
  const value = fc.oneof(fc.jsonValue(), localizedValue(fc.string()));
  const fields = Object.fromEntries(Object.keys(buildFullApp()).map((field) => [field, value]));
  const input = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.jsonValue(), fc.record(fields))));
  fc.assert(
    fc.property(input, fc.constantFrom(German, []), (json, languages) => {
      const before = JSON.stringify(json);
      localize(json, languages);
      expect(JSON.stringify(json)).toBe(before);
    }),
  );
});

describe('an app of a valid catalogue', () => {
  const visible = fc.string({ minLength: 1 }).map((text) => `x${text.replace(/[^ -~]/g, '')}`);

  test('is valid in each language, and says which texts are in another one', () => {
    fc.assert(
      fc.property(withLocalizedTexts(buildFullApp(), visible), (app) => {
        for (const language of LANGUAGES) {
          const languages = [language, ...LANGUAGES];
          const [shown] = parseCatalogue([app], languages);
          const { untranslated = {}, ...others } = shown!;
          expect(Object.keys(others).sort()).toEqual(Object.keys(buildFullApp()).sort());
          for (const [path, other] of Object.entries(untranslated)) {
            expect(other).not.toBe(language);
            const at = (value: unknown) =>
              path.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], value);
            expect(at(app)).not.toHaveProperty(language);
            expect(at(app)).toHaveProperty(other, at(others));
          }
        }
      }),
    );
  });

  test('has no such list if it lacks no text', () => {
    const [tidewater, crumb] = parseCatalogue(localizedApps, ['ar', ...LANGUAGES]);
    expect(tidewater?.untranslated).toEqual({ 'versions.0.changes': 'en' });
    expect(crumb?.untranslated).toEqual({ summary: 'en', description: 'en' });
    expect(parseCatalogue([buildApp()], German)[0]).not.toHaveProperty('untranslated');
    expect(parseCatalogue([{ ...buildApp(), untranslated: { title: 'en' } }], German)[0]).not.toHaveProperty(
      'untranslated',
    );
  });
});

test('says which texts of an app are in another language, also a summary that its description gives', () => {
  const apps = [
    { title: { en: 'Quill' }, description: { en: 'A pen.' } },
    { title: 'Wren', summary: 'Sings.', description: { en: 'A bird.' } },
    { title: { de: 'Kiel' } },
    { title: { en: 'Finch' } },
  ];
  const decode = (input: unknown) => input as { title: string; summary?: string }[];
  const decoded = decodeLocalized(apps, German, decode);
  expect(decoded).toStrictEqual([
    {
      title: 'Quill',
      description: 'A pen.',
      untranslated: { title: 'en', description: 'en', summary: 'en' },
    },
    { title: 'Wren', summary: 'Sings.', description: 'A bird.', untranslated: { description: 'en' } },
    { title: 'Kiel' },
    { title: 'Finch', untranslated: { title: 'en' } },
  ]);
  const same = [{ title: 'Quill' }];
  expect(decodeLocalized(same, German, decode)).toBe(same);
});
