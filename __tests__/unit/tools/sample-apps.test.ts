import { checkCatalogue } from '@/lib/catalogue/check/check';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { sampleApps } from '../../tools/sample-apps';

const IMAGES = ['/pictures/a.svg', '/pictures/b.png'];

test('yields valid apps without errors', () => {
  const apps = sampleApps(300, 1, IMAGES);
  expect(parseCatalogue(JSON.parse(JSON.stringify(apps)))).toEqual(apps);
  const errors = checkCatalogue(JSON.stringify(apps)).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});

test('yields the same catalogue for the same seed, and another for another', () => {
  expect(sampleApps(20, 7, IMAGES)).toEqual(sampleApps(20, 7, IMAGES));
  expect(sampleApps(20, 7, IMAGES)).not.toEqual(sampleApps(20, 8, IMAGES));
});

test('uses all images in turn', () => {
  expect(sampleApps(3, 1, IMAGES).map(({ image }) => image)).toEqual([IMAGES[0], IMAGES[1], IMAGES[0]]);
});

test('has descriptions of 5 words or more, and titles in several scripts', () => {
  const apps = sampleApps(500, 1, IMAGES);
  for (const { description = '' } of apps) expect(description.split(/\s+/).length).toBeGreaterThanOrEqual(5);
  for (const script of [/\p{sc=Cyrillic}/u, /\p{sc=Arabic}/u, /\p{sc=Han}/u])
    expect(apps.some(({ title }) => script.test(title))).toBe(true);
});

test('accepts an empty catalogue', () => {
  expect(sampleApps(0, 1, IMAGES)).toEqual([]);
});
