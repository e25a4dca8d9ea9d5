import { decodeCards, encodeCards } from '@/lib/catalogue/card-file';
import { FACTS } from '@/lib/catalogue/facts';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { decodeShard, encodeShards } from '@/lib/catalogue/shards';
import { toCardApp } from '@/lib/catalogue/summary';
import { toComparedApp, toLargeCardApp, toListedApp, toRowApp } from '@/lib/catalogue/views';
import { buildApp, buildFullApp } from '../../../fixtures/apps';

const app = buildApp({ id: 3, downloads: '500K+' });

test('toCardApp returns only the fields that a card shows', () => {
  expect(toCardApp(app)).toEqual({
    id: 3,
    image: '/pictures/wagtail.svg',
    title: 'Wagtail',
    companyName: 'Fjordline',
    downloads: '500K+',
    ratingAvg: 4.5,
    summary: 'Sorts letters.',
  });
});

test('the cards of thousands of apps have no summary', () => {
  expect(toLargeCardApp(app)).not.toHaveProperty('summary');
  expect(toListedApp(app)).not.toHaveProperty('summary');
});

test('toRowApp returns only the fields that a row shows', () => {
  expect(toRowApp(app)).toEqual({ id: 3, image: '/pictures/wagtail.svg', title: 'Wagtail', ratingAvg: 4.5 });
});

test('a comparison has what each fact is made of', () => {
  const full = toComparedApp(buildFullApp(), 'fjordline');
  expect(FACTS.filter(({ textOf }) => textOf(full) === undefined)).toEqual([]);
});

test('a comparison has the categories, the version and the dates of an app, and its status', () => {
  const full = toComparedApp(buildFullApp(), 'fjordline');
  expect(full).toMatchObject({
    categories: ['Photo & Video', 'Tools'],
    version: '4.2.0',
    updated: '2026-11-22',
    isDeprecated: true,
  });
  expect(decodeShard(JSON.parse(encodeShards([full])[0]!))).toEqual([full]);
  for (const field of ['categories', 'version', 'updated', 'isDeprecated'])
    expect(toComparedApp(app, 'fjordline')).not.toHaveProperty(field);
});

describe('an app that lacks texts in the language of the page', () => {
  const untranslated = {
    title: 'en',
    description: 'en',
    summary: 'en',
    'categories.1': 'de',
    'versions.0.changes': 'de',
  };
  const lacking = { ...buildFullApp({ summary: undefined }), untranslated };

  test('says so of what a view has', () => {
    expect(toRowApp(lacking).untranslated).toEqual({ title: 'en' });
    expect(toCardApp(lacking).untranslated).toEqual({ title: 'en', summary: 'en' });
    expect(toListedApp(lacking).untranslated).toEqual({ title: 'en', 'categories.1': 'de' });
    expect(toComparedApp(lacking, 'fjordline', 'Sorts letters.').untranslated).toEqual({
      title: 'en',
      summary: 'en',
      'categories.1': 'de',
    });
    expect(toCardApp(app)).not.toHaveProperty('untranslated');
  });

  test('says so of the fact of a card', () => {
    const { ratingAvg, downloads, version, updated, ...others } = lacking;
    const factLanguage = (texts: Partial<App>) => toCardApp({ ...others, ...texts }).untranslated?.fact;
    expect(factLanguage({ categories: ['Post'], untranslated: { 'categories.0': 'de' } })).toBe('de');
    expect(factLanguage({ categories: ['Post'] })).toBeUndefined();
    expect(factLanguage({ image: undefined, untranslated: { 'platforms.1': 'en' } })).toBe('en');
    expect(factLanguage({ version: 'Frühling', untranslated: { version: 'de' } })).toBe('de');
  });

  test('says so in the card file, too', async () => {
    const listed = [toListedApp(lacking), toListedApp(app)];
    expect(await decodeCards(encodeCards(listed))).toEqual(listed);
  });

  test('has the language of its description as that of its summary, if that is made of it', () => {
    const description = { en: 'Sorts letters.' };
    const [found] = parseCatalogue([{ ...app, description }], ['de', 'en']);
    expect(found?.untranslated).toEqual({ description: 'en', summary: 'en' });
    const [other] = parseCatalogue([{ ...app, description, summary: 'Post.' }], ['de', 'en']);
    expect(other?.untranslated).toEqual({ description: 'en' });
  });
});
