import { inOwnLanguage, nameIn, textIn, withText } from '@/lib/editor/localized-text';
import { site } from '@/lib/site';
import { localizedValue } from '../../../fixtures/localized';
import { fc } from '../../../fixtures/properties';

jest.mock('@/texts/language', () => ({ language: 'de' }));

beforeEach(() => {
  jest.replaceProperty(site, 'languages', ['en', 'de'] as never);
});

test.each([
  ['a plain text', 'Quill', 'de', 'Kiel', { en: 'Quill', de: 'Kiel' }],
  ['no text', undefined, 'de', 'Kiel', { de: 'Kiel' }],
  ['an empty text', '', 'de', 'Kiel', { de: 'Kiel' }],
  ['no text, in the language of the site', undefined, 'en', 'Quill', 'Quill'],
  ['another language', { de: 'Kiel' }, 'en', 'Quill', { en: 'Quill', de: 'Kiel' }],
  ['a language that the site lacks', { fr: 'Plume', en: 'Q' }, 'en', 'Quill', { fr: 'Plume', en: 'Quill' }],
  ['the same language', { en: 'Quill', de: 'K' }, 'de', 'Kiel', { en: 'Quill', de: 'Kiel' }],
  ['one language', { en: 'Q' }, 'en', 'Quill', 'Quill'],
])('a text is set in one language of %s', (_, before, language, text, after) => {
  expect(JSON.stringify(withText(before, language, text))).toBe(JSON.stringify(after));
});

test.each([
  ['the last other one', { en: 'Quill', de: 'Kiel' }, 'de', undefined, 'Quill'],
  ['by an empty text', { en: 'Quill', de: 'Kiel' }, 'de', '', 'Quill'],
  ['that of the site', { en: 'Quill', de: 'Kiel' }, 'en', '', { de: 'Kiel' }],
  ['one of three', { en: 'Quill', de: 'Kiel', fr: 'Plume' }, 'de', undefined, { en: 'Quill', fr: 'Plume' }],
  ['the only one', { de: 'Kiel' }, 'de', undefined, undefined],
  ['one that is not there', 'Quill', 'de', undefined, 'Quill'],
  ['a plain text', 'Quill', 'en', undefined, undefined],
  ['a required plain text', 'Quill', 'en', '', ''],
])('a text is removed: %s', (_, before, language, text, after) => {
  expect(withText(before, language, text)).toEqual(after);
});

test('an app is named in the language of the site, else in any', () => {
  const names = ['Quill', { de: 'Kiel', en: 'Quill' }, { fr: 'Plume', de: 'Kiel' }, { fr: 'Plume' }, 7];
  expect(names.map((name) => nameIn(name))).toEqual(['Quill', 'Quill', 'Kiel', 'Plume', 7]);
});

test('what is set is read, and no other language changes', () => {
  const value = fc.oneof(fc.string(), fc.constant(undefined), localizedValue(fc.string({ minLength: 1 })));
  const languages = ['en', 'de', 'ar', 'fr'];
  fc.assert(
    fc.property(
      value,
      fc.constantFrom(...languages),
      fc.string({ minLength: 1 }),
      (before, language, text) => {
        const after = withText(before, language, text);
        for (const other of languages)
          expect(textIn(after, other)).toBe(other === language ? text : textIn(before, other) || undefined);
      },
    ),
  );
});

test('an app is shown in the language of the page, else in that of the site', () => {
  const app = { id: 1, title: { en: 'Quill', de: 'Kiel' }, categories: [{ en: 'Music' }, { fr: 'Jeux' }] };
  expect(inOwnLanguage(app)).toEqual({ id: 1, title: 'Kiel', categories: ['Music', { fr: 'Jeux' }] });
});
