import { cardsUrl, formatLargeFiles, parseLargeFiles } from '@/lib/catalogue/large-files';
import { appShards, summariesUrl, textShards } from '@/lib/catalogue/shards';

const files = { folder: '/catalogue/0a1b2c', appShards: 16, textShards: 256 };

test('the browser reads the files from the attribute of a page', () => {
  expect(parseLargeFiles(formatLargeFiles(files))).toEqual(files);
});

test('a catalogue that is not large has no attribute, and its cards are in its own file', () => {
  expect(formatLargeFiles(null)).toBeUndefined();
  expect(parseLargeFiles(undefined)).toBeNull();
  expect(cardsUrl(null)).toBe('/appsData.json');
});

test('the files are in their folder', () => {
  expect(cardsUrl(files)).toBe('/catalogue/0a1b2c/cards.json');
  expect(summariesUrl(files, 2)).toBe('/catalogue/0a1b2c/summaries/2.json');
  expect(appShards(files)).toEqual({ folder: '/catalogue/0a1b2c/apps', count: 16 });
  expect(textShards(files)).toEqual({ folder: '/catalogue/0a1b2c/texts', count: 256 });
});
