import { decodeCards, encodeCards } from '@/lib/catalogue/card-file';
import { FACTS } from '@/lib/catalogue/facts';
import type { App } from '@/lib/catalogue/schema';
import { decodeShard, encodeShards } from '@/lib/catalogue/shards';
import { toCardApp } from '@/lib/catalogue/summary';
import {
  deriveCardFields,
  toComparedApp,
  toLargeCardApp,
  toListedApp,
  toRowApp,
  toSearchedBesideCards,
} from '@/lib/catalogue/views';
import { buildApp, buildFullApp } from '../../../fixtures/apps';

const app = buildApp({ id: 3, downloads: '500K+' });

test('toCardApp returns only the fields that a card shows', () => {
  // The payload of a page would also contain properties that are undefined.
  expect(toCardApp(app)).toStrictEqual({
    id: 3,
    image: '/pictures/wagtail.svg',
    title: 'Wagtail',
    companyName: 'Fjordline',
    downloads: '500K+',
    ratingAvg: 4.5,
    summary: 'Sorts letters.',
  });
});

test('the card file of a large catalogue has no summaries', () => {
  expect(toLargeCardApp(app)).not.toHaveProperty('summary');
  expect(toListedApp(app)).not.toHaveProperty('summary');
});

test('toRowApp returns only the fields that a row shows', () => {
  expect(toRowApp(app)).toEqual({ id: 3, image: '/pictures/wagtail.svg', title: 'Wagtail', ratingAvg: 4.5 });
});

const quill = { id: 'quill', title: 'Quill' };

test.each<[Partial<App>, string]>([
  [{ version: '4.2', updated: '2026-11-02', categories: ['Music'] }, 'Version 4.2'],
  [{ updated: '2026-11-02', categories: ['Music'] }, 'Updated 2 November 2026'],
  [{ categories: ['Music', 'Tools'] }, 'Music'],
  [{ version: '4.2', license: 'MIT', platforms: ['Go', 'Docker'] }, 'MIT · Go, Docker'],
  [{ version: '4.2', platforms: ['Go'] }, 'Go'],
  [{ image: '/q.svg', version: '4.2', license: 'MIT' }, 'Version 4.2'],
  [{ image: '/q.svg', categories: ['Music'], license: 'MIT' }, 'Music'],
  [{ image: '/q.svg', license: 'MIT', platforms: ['Go'] }, 'MIT · Go'],
])('the fact of an app without figures, with %j, is %s', (fields, fact) => {
  expect(deriveCardFields({ ...quill, ...fields })).toEqual({ fact });
});

test.each([{}, { ratingAvg: 4.5, version: '4.2' }, { downloads: 0, version: '4.2' }])(
  'an app with figures or nothing, %j, has no fact',
  (fields) => {
    expect(deriveCardFields({ ...quill, ...fields })).toStrictEqual({});
  },
);

test('a search also finds what cards do not have, but nothing that only pages of apps have', () => {
  expect(toSearchedBesideCards(buildFullApp({ id: 3 }))).toStrictEqual({
    id: 3,
    summary: 'Sorts what comes by post.',
    description: 'Sorts letters.\n\nAnd parcels.',
    keywords: ['post'],
    alternativeTo: ['Swiftpost', 'Lettertray Pro'],
  });
});

test('a comparison has what is known of the developer and the introduction', () => {
  const others = toComparedApp(app, undefined);
  for (const field of ['developerSlug', 'introduction']) expect(others).not.toHaveProperty(field);
  expect(toComparedApp(app, 'fjordline', 'Sorts letters.')).toEqual({
    ...others,
    developerSlug: 'fjordline',
    introduction: 'Sorts letters.',
  });
});

test('the fact of a card has the comma of its language', () => {
  jest.isolateModules(() => {
    jest.doMock('@/texts/lists', () => ({ separator: '、' }));
    const views = jest.requireActual<typeof import('@/lib/catalogue/views')>('@/lib/catalogue/views');
    expect(views.deriveCardFields({ ...quill, platforms: ['Linux', 'Web'] })).toEqual({ fact: 'Linux、Web' });
  });
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
    expect(toListedApp(lacking).untranslated).toEqual({
      title: 'en',
      'categories.1': 'de',
      summary: 'en',
    });
    expect(toComparedApp(lacking, 'fjordline', 'Sorts letters.').untranslated).toEqual({
      title: 'en',
      summary: 'en',
      'categories.1': 'de',
    });
    expect(toCardApp(app)).not.toHaveProperty('untranslated');
  });

  test('says so of the fact of a card', () => {
    const { ratingAvg, downloads, ...others } = lacking;
    const card = toCardApp({ ...others, version: 'Frühling', untranslated: { version: 'de' } });
    expect(card).toMatchObject({ fact: 'Version Frühling', untranslated: { 'fact.Frühling': 'de' } });
  });

  test('says so in the card file, too', async () => {
    const listed = [toListedApp(lacking), toListedApp(app)];
    expect(await decodeCards(encodeCards(listed))).toEqual(listed);
  });

  test('says nothing if the texts of the site are in one language', () => {
    jest.replaceProperty(process, 'env', { ...process.env, TEXT_LANGUAGES: '' });
    jest.isolateModules(() => {
      const views = jest.requireActual<typeof import('@/lib/catalogue/views')>('@/lib/catalogue/views');
      expect(views.toRowApp(lacking)).not.toHaveProperty('untranslated');
      expect(views.LISTED_COLUMNS).not.toContain('untranslated');
    });
  });
});
