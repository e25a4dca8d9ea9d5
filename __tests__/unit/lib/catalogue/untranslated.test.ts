import {
  splitByLanguage,
  untranslatedIn,
  untranslatedInFact,
  untranslatedTexts,
  withLanguageOfFact,
  withUntranslated,
} from '@/lib/catalogue/untranslated';

const app = {
  title: 'Spatz',
  categories: ['Tools', 'Post', 'Reisen'],
  price: { amount: 4.99, currency: 'EUR' },
  untranslated: { title: 'de', summary: 'fr', price: 'de', 'categories.1': 'fr', 'categories.2': 'de' },
};

test('finds the texts of some fields that are in another language, in the order of the fields', () => {
  expect(untranslatedTexts(app, ['categories', 'title'])).toEqual([
    { text: 'Post', language: 'fr' },
    { text: 'Reisen', language: 'de' },
    { text: 'Spatz', language: 'de' },
  ]);
});

test.each([
  ['of an app that lacks none', { title: 'Spatz' }, ['title']],
  ['of a field that is in the language of the page', { ...app, version: '4.2' }, ['version']],
  ['of a field that the app does not have', app, ['summary']],
  ['in a value that is none', app, ['price']],
])('finds no text %s', (_, of, fields) => {
  expect(untranslatedTexts(of, fields)).toEqual([]);
});

test.each([
  [['id', 'title', 'categories'], { title: 'de', 'categories.1': 'fr', 'categories.2': 'de' }],
  [['summary'], { summary: 'fr' }],
  // It is the summary, or what is in its place.
  [['introduction'], { summary: 'fr' }],
])('of the fields %j, %j are in another language', (fields, untranslated) => {
  expect(untranslatedIn(fields, app)).toEqual({ untranslated });
});

test.each([
  [['id', 'version'], app],
  [['id', 'title'], {}],
])('of the fields %j, none is in another language: %j', (fields, of) => {
  expect(untranslatedIn(fields, of)).toEqual({});
});

test.each([
  ['a category', 'Post', { categories: ['Post'], untranslated: { 'categories.0': 'fr' } }, ['Post', 'fr']],
  ['a licence', 'Frei · Web', { license: 'Frei', untranslated: { license: 'de' } }, ['Frei', 'de']],
  [
    'the second platform',
    'MIT · Web, Netz',
    { license: 'MIT', platforms: ['Web', 'Netz'], untranslated: { 'platforms.1': 'de' } },
    ['Netz', 'de'],
  ],
  [
    'a version',
    'Version 1.2 früh',
    { version: '1.2 früh', untranslated: { version: 'de' } },
    ['1.2 früh', 'de'],
  ],
  [
    'a licence and of a platform',
    'Frei · Netz',
    { license: 'Frei', platforms: ['Netz'], untranslated: { 'platforms.0': 'fr', license: 'de' } },
    ['Frei', 'de', 'Netz', 'fr'],
  ],
])('a fact has the language of %s in it: %s', (_, fact, of, expected) => {
  const marked = withLanguageOfFact(of, fact);
  expect(marked.untranslated).toMatchObject(of.untranslated);
  expect(untranslatedInFact(marked).flatMap(({ text, language }) => [text, language])).toEqual(expected);
});

test.each([
  ['without a text in another language', app, 'Tools', { untranslated: app.untranslated }],
  ['of an app that has none', app, undefined, { untranslated: app.untranslated }],
  ['of an app that lacks no text', { categories: ['Tools'], untranslated: undefined }, 'Tools', {}],
])('a fact %s has no language', (_, of, fact, expected) => {
  expect(withLanguageOfFact(of, fact)).toStrictEqual(expected);
  expect(untranslatedInFact(of)).toEqual([]);
});

test('a view has the languages of its own texts, and of its fact', () => {
  expect(withUntranslated({ id: 1, title: 'Spatz', fact: 'Post' }, app)).toEqual({
    id: 1,
    title: 'Spatz',
    fact: 'Post',
    untranslated: { title: 'de', 'fact.Post': 'fr' },
  });
  expect(withUntranslated({ id: 1 }, app)).toEqual({ id: 1 });
});

test('splits a sentence at the names in another language', () => {
  const names = [{ text: 'Spatz', language: 'de' }, { text: 'Wren' }, { text: 'Zaunkönig', language: 'de' }];
  expect(splitByLanguage('Spatz, Wren and Zaunkönig', names)).toEqual([
    { text: 'Spatz', language: 'de', start: 0 },
    { text: ', Wren and ', start: 5 },
    { text: 'Zaunkönig', language: 'de', start: 16 },
  ]);
  expect(splitByLanguage('Free', names)).toEqual([{ text: 'Free', start: 0 }]);
});
