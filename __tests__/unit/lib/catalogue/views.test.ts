import { FACTS } from '@/lib/catalogue/facts';
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
