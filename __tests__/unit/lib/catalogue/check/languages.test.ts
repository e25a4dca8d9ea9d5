import type { CheckOptions } from '@/lib/catalogue/check/all-rules';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { formatDiagnostic } from '@/lib/catalogue/diagnostic';
import { printCatalogue } from '@/lib/catalogue/print';
import { LANGUAGES, localizedText } from '../../../../fixtures/localized';
import { buildValidApp } from '../../../../fixtures/valid-app';

const check = (apps: readonly object[], options: CheckOptions = {}) =>
  checkCatalogue(printCatalogue(apps), { languages: LANGUAGES, ...options });

const lines = (apps: readonly object[], options?: CheckOptions) =>
  check(apps, options).map((diagnostic) => formatDiagnostic('file', diagnostic));

test('a catalogue in several languages is valid, and has no error in any', () => {
  const errors = checkCatalogue(localizedText, { languages: LANGUAGES }).filter(
    ({ severity, rule }) => severity === 'error' && rule !== 'image-missing',
  );
  expect(errors).toEqual([]);
});

test('each language is checked, and a diagnostic names it with its line', () => {
  const title = { en: 'Quill', de: '\u200b', ar: 'خ'.repeat(50), fr: '' };
  expect(lines([buildValidApp({ title })])).toEqual([
    'file:7:13 error: app 1 "Quill" title.de: has no visible character. Use visible text.',
    'file:8:13 warning: app 1 "Quill" title.ar: is as wide as 50 letters, and a card has space for about 44. Shorten it to the width of about 40 letters.',
  ]);
});

test('a diagnostic of a text in a list names its place', () => {
  const categories = ['Tools', { en: 'Music', de: 7 }];
  expect(lines([buildValidApp({ categories })])).toEqual([
    'file:20:30 error: app 1 "Wagtail" categories[1].de: is not text. Use visible text. Text is in double quotation marks.',
  ]);
});

test('what all languages have is in the list once', () => {
  const title = { en: 'Quill', de: 'Kiel' };
  const rules = check([buildValidApp({ title, ratingAvg: 1, links: { get: 'http://a.example' } })]);
  expect(rules.map(({ rule }) => rule)).toEqual(['rating-average', 'link-insecure']);
});

test('an id that two apps have is reported once for each, also if their titles are translated', () => {
  const apps = [
    buildValidApp({ id: 7, title: { en: 'Quill', de: 'Kiel' } }),
    buildValidApp({ id: 7, title: { en: 'Chess', de: 'Schach' } }),
  ];
  expect(check(apps)).toMatchObject([
    { rule: 'duplicate-id', path: [0, 'id'], message: 'is 7, which "Chess" uses, too' },
    { rule: 'duplicate-id', path: [1, 'id'], message: 'is 7, which "Quill" uses, too' },
  ]);
});

test('a text that a language lacks is checked in the one that it has instead, and once', () => {
  expect(check([buildValidApp({ description: { ar: 'قصير' } })]).map(({ path }) => path)).toEqual([
    [0, 'description', 'ar'],
  ]);
});

test('two apps can have one title in one language only', () => {
  const apps = ['Quill', 'Pen'].map((en, index) =>
    buildValidApp({ id: index + 1, title: { en, de: 'Feder' } }),
  );
  expect(check(apps)).toMatchObject([{ rule: 'duplicate-title', path: [1, 'title', 'de'] }]);
});

test.each([
  [
    { fr: 'Plume', es: 'Pluma' },
    'title: is in fr, es, and in no language of the site. Add its text in "en" or "de" or "ar", or declare the language in lib/site.ts.',
  ],
  [
    { en: 'Quill', pt_BR: 'Pena' },
    'title: has "pt_BR" among its languages, which is no tag of a language. Use "pt-BR".',
  ],
  [
    { en_US: 'Quill' },
    'title: has "en_US" among its languages, which is no tag of a language. Use "en" or "de" or "ar", or tags of other languages such as "pt-BR". Use visible text.',
  ],
  [
    { en: 'Quill', 'in German': 'Kiel' },
    'title: has "in German" among its languages, which is no tag of a language. Use "en" or "de" or "ar", or tags of other languages such as "pt-BR". Use visible text.',
  ],
  [{ en: 'Quill', de: { en: 'Kiel' } }, 'title.de: is not text. Use visible text.'],
  [{ en: ['Quill'] }, 'title: is not text. Use visible text.'],
  [{}, 'title: is not text. Use visible text.'],
])('an object that is no text in a language of the site is an error: %j', (title, expected) => {
  expect(lines([buildValidApp({ title })])).toEqual([expect.stringContaining(expected)]);
});

test('an object that can be meant as an amount is no text in languages', () => {
  const price = { amont: 4.99, curency: 'EUR' };
  expect(lines([buildValidApp({ price })])).toContainEqual(
    expect.stringContaining(' price: is {"amont":4.99,"curency":"EUR"}, which is not a valid price.'),
  );
});

test('a list in each language, instead of entries in each, is an error', () => {
  const categories = { en: ['Tools'], de: ['Werkzeuge'] };
  expect(lines([buildValidApp({ categories })])).toEqual([
    expect.stringContaining(' categories: is not a list. '),
  ]);
});

test('a tag that pages ignore is a warning, once, unless it is that of another language', () => {
  const title = { en: 'Quill', DE: 'Kiel', fr: 'Plume', 'pt-BR': 'Pena' };
  const summary = { en: 'Writes.', dee: 'Schreibt.' };
  expect(
    lines([buildValidApp({ title }), buildValidApp({ id: 2, title: 'Wren', summary, price: summary })]),
  ).toEqual([
    'file:7:13 warning: app 1 "Quill" title.DE: is in "DE", which pages in "de" do not show. Use "de".',
    expect.stringContaining(
      'app 2 "Wren" summary.dee: is in "dee", which is not the tag of a language. Use a tag such as "en" or "pt-BR".',
    ),
  ]);
});

test('a tag with a region is a warning where the text lacks the language of the site', () => {
  const titles = [
    { en: 'Quill', 'de-DE': 'Kiel' },
    { en: 'Wren', de: 'Zaunkönig', 'de-AT': 'Zaunschlüpfer' },
  ];
  expect(lines(titles.map((title, index) => buildValidApp({ id: index + 1, title })))).toEqual([
    expect.stringContaining(
      'app 1 "Quill" title.de-DE: is in "de-DE", which pages in "de" do not show. Use "de".',
    ),
  ]);
});

test('the names of declared collections are those of the first language', () => {
  const collections = [{ en: 'Start here', de: 'Für den Anfang' }];
  expect(lines([buildValidApp({ collections })])).toEqual([]);
  expect(check([buildValidApp({ collections: [{ en: 'Strat here' }] })])).toMatchObject([
    { rule: 'collection' },
  ]);
});

test('the build of a language checks that one', () => {
  const title = { en: 'Quill', de: '' };
  expect(check([buildValidApp({ title })], { language: 'en' })).toEqual([]);
  expect(check([buildValidApp({ title })], { language: 'de' })).toMatchObject([{ path: [0, 'title', 'de'] }]);
});

test('names of earlier versions are those of the first language', () => {
  const companyName = { en: 'Harbour', de: 'Hafen' };
  const history = new Map([[1, [{ title: 'Quill', companyName: 'Harbour' }]]]);
  const title = { en: 'Quill', de: 'Kiel' };
  expect(check([buildValidApp({ title, companyName })], { history })).toEqual([]);
  const renamed = buildValidApp({ title, companyName: { en: 'Port', de: 'Hafen' } });
  expect(check([renamed], { history })).toMatchObject([{ rule: 'removed-page' }]);
});

describe('missing translations', () => {
  const rules = { translation: 'warning' } as const;
  const apps = [
    buildValidApp({ title: 'Quill', keywords: ['pen'] }),
    buildValidApp({
      id: 2,
      title: { en: 'Wren', ar: 'ن' },
      versions: [{ version: '1', changes: { de: 'Neu.' } }],
    }),
  ];

  test('are no diagnostics unless a project asks for them', () => {
    expect(check(apps)).toEqual([]);
  });

  test('are listed by app and language, and a plain text is the same in all', () => {
    expect(lines(apps, { rules })).toEqual([
      'file:20:3 warning: app 2 "Wren": lacks en in versions[0].changes; de in title; ar in versions[0].changes. Add these texts. Pages show them in another language.',
    ]);
  });

  test('are none of a site with one language', () => {
    expect(lines([apps[0]!], { rules, languages: ['en'] })).toEqual([]);
  });
});
