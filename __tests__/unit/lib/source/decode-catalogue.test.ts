import { normalizeApps } from '@/lib/catalogue/normalize-apps';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { introductionOf, toCardApp } from '@/lib/catalogue/summary';
import { toListedApp } from '@/lib/catalogue/views';
import { decodeCatalogue } from '@/lib/source/decode-catalogue';
import { buildApp, buildApps, buildFullApp } from '../../../fixtures/apps';
import { localizedApps, withLocalizedTexts } from '../../../fixtures/localized';
import { fc, hostileText } from '../../../fixtures/properties';

const UNKNOWN = new TypeError('The catalogue has an unknown format.');

/** What the pages of the build and the listing know of an app, without what only the page of the app has. */
const built = (input: unknown, languages?: readonly string[]) =>
  normalizeApps(parseCatalogue(input, languages)).map(
    ({ links, changes, versions, screenshots, requires, worksWith, ...app }) => ({
      ...app,
      ...toCardApp(app),
      ...toListedApp(app),
      introduction: introductionOf(app),
      untranslated: app.untranslated,
    }),
  );

test.each([[[]], [buildApps(3)], [[buildApp({ downloads: '500K+', ratings: [] })]], [[buildFullApp()]]])(
  'returns the apps as the build does: %j',
  (apps) => {
    expect(decodeCatalogue(apps)).toEqual(built(apps));
  },
);

test('badges are the texts of those that are known, each once, in the order of the site', () => {
  const app = buildApp({ badges: ['beta', 'unknown', 'constructor', 'official', 'beta'] });
  expect(decodeCatalogue([app], { official: 'Official', beta: 'Beta' })[0]?.badges).toEqual([
    'Official',
    'Beta',
  ]);
  expect(decodeCatalogue([app])[0]).not.toHaveProperty('badges');
});

test('removes unknown fields', () => {
  const app = { ...buildApp(), colour: 3, ratings: [{ name: '5 star', count: 1, colour: 'red' }] };
  expect(decodeCatalogue([app])).toEqual(built([app]));
});

test('returns any texts as the build does, without controls of directions', () => {
  const text = hostileText().filter((title) => isAccepted([buildApp({ title })]));
  fc.assert(
    fc.property(text, text, text, text, (title, companyName, description, name) => {
      const optional = {
        categories: [title],
        keywords: [name],
        alternativeTo: [name],
        version: name,
        license: name,
        price: title,
        platforms: [name],
        status: { deprecated: title },
      };
      const apps = [
        buildApp({ title, companyName, description, ratings: [{ name, count: 3 }], ...optional }),
      ];
      expect(decodeCatalogue(apps)).toEqual(built(apps));
    }),
  );
  expect(decodeCatalogue([buildApp({ title: '\u202ea' })])[0]?.title).toBe('a');
});

test.each([
  ['no list', { apps: [] }],
  ['null', null],
  ['a list of numbers', [3]],
  ['a list with null', [buildApp(), null]],
  ['levels that are no list', [{ ...buildApp(), ratings: {} }]],
  ['a level that is null', [{ ...buildApp(), ratings: [null] }]],
  ['a level without a count', [{ ...buildApp(), ratings: [{ name: '5 star' }] }]],
  ['downloads that are null', [{ ...buildApp(), downloads: null }]],
  ['categories that are no list', [{ ...buildApp(), categories: 'Tools' }]],
  ['a price that is a number', [{ ...buildApp(), price: 4.99 }]],
  ['a price without a currency', [{ ...buildApp(), price: { amount: 4.99 } }]],
  ['a platform that is null', [{ ...buildApp(), platforms: [null] }]],
  ['a date that is null', [{ ...buildApp(), added: null }]],
  ['a status without a reason', [{ ...buildApp(), status: {} }]],
  ['a replacement that is a text', [{ ...buildApp(), status: { deprecated: 'Old.', replacedBy: '2' } }]],
])('rejects %s', (_kind, input) => {
  expect(() => decodeCatalogue(input)).toThrow(UNKNOWN);
});

test.each(['id', 'title'])('rejects an app without %s', (field) => {
  expect(() => decodeCatalogue([{ ...buildApp(), [field]: undefined }])).toThrow(UNKNOWN);
});

describe('of a catalogue in several languages', () => {
  afterEach(() => {
    delete process.env.TEXT_LANGUAGES;
  });

  test('returns the apps as the build does', () => {
    expect(() => decodeCatalogue(localizedApps)).toThrow(UNKNOWN);
    process.env.TEXT_LANGUAGES = 'de ar';
    expect(decodeCatalogue(localizedApps)).toEqual(built(localizedApps, ['en', 'de', 'ar']));
    const text = hostileText().filter((title) => isAccepted([buildApp({ title })]));
    fc.assert(
      fc.property(withLocalizedTexts(buildFullApp(), text), (app) => {
        expect(decodeCatalogue([app])).toEqual(built([app], ['en', 'de', 'ar']));
      }),
    );
  });
});

test('any JSON is decoded to as many apps, or rejected', () => {
  const fields = Object.fromEntries(Object.keys(buildFullApp()).map((field) => [field, fc.jsonValue()]));
  const input = fc.oneof(fc.jsonValue(), fc.array(fc.record(fields)));
  fc.assert(
    fc.property(input, (value) => {
      try {
        expect(decodeCatalogue(value)).toHaveLength((value as unknown[]).length);
      } catch (error) {
        expect(error).toEqual(UNKNOWN);
      }
    }),
  );
});

function isAccepted(apps: unknown): boolean {
  try {
    return parseCatalogue(apps).length > 0;
  } catch {
    return false;
  }
}
