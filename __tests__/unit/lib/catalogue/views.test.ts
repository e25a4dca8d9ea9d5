import { decodeCatalogue } from '@/lib/catalogue/decode-catalogue';
import { decodeShard, encodeShards } from '@/lib/catalogue/shards';
import { toCardApp, toComparedApp, toLargeCardApp, toListedApp, toRowApp } from '@/lib/catalogue/views';
import { buildApp, buildFullApp } from '../../../fixtures/apps';

const app = buildApp({ id: 3, downloads: '500K+' });
const japanese = buildApp({ title: '海の地図' });

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

test.each([
  ['a card', toCardApp],
  ['a card without its summary', toLargeCardApp],
  ['a row', toRowApp],
  ['the listing', toListedApp],
  ['the listing in the browser', (given: typeof app) => decodeCatalogue([given])[0]],
])('the language of a title is a field of %s, if it is known', (_name, select) => {
  expect(select(japanese)).toMatchObject({ title: '海の地図', language: 'ja' });
  expect(select(app)).not.toHaveProperty('language');
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
