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
