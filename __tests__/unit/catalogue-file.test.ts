import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { downloadsValue } from '@/lib/catalogue/downloads';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { paragraphs } from '@/lib/catalogue/select';

const PUBLIC = join(process.cwd(), 'public');
const file = readFileSync(join(PUBLIC, 'appsData.json'), 'utf8');
const apps = parseCatalogue(JSON.parse(file));

/** The counts for 1, 2, 3, 4 and 5 stars. */
const votes = ({ ratings }: App) =>
  [1, 2, 3, 4, 5].map((stars) => ratings.find(({ name }) => name === `${stars} star`)?.count ?? Number.NaN);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('has 132 apps', () => {
  expect(apps).toHaveLength(132);
});

test.each(['id', 'title', 'image', 'description'] as const)('no two apps have the same %s', (field) => {
  expect(new Set(apps.map((app) => app[field])).size).toBe(132);
});

test('has about 40 developers', () => {
  const developers = new Set(apps.map(({ companyName }) => companyName));
  expect(developers.size).toBeGreaterThanOrEqual(36);
  expect(developers.size).toBeLessThanOrEqual(44);
});

test('has downloads from thousands to billions', () => {
  const digits = new Set(apps.map(({ downloads }) => String(downloadsValue(downloads)).length));
  expect([...digits].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

/** The titles of the apps that break a rule. */
const exceptions = (holds: (app: App) => boolean) =>
  apps.filter((app) => !holds(app)).map(({ title }) => title);

test('every app has five star levels, each once', () => {
  const levels = '1 star,2 star,3 star,4 star,5 star';
  expect(exceptions(({ ratings }) => String(ratings.map(({ name }) => name).sort()) === levels)).toEqual([]);
});

test('every app has the average of its ratings, with one decimal', () => {
  const average = (counts: number[]) => sum(counts.map((count, index) => count * (index + 1))) / sum(counts);
  expect(exceptions((app) => app.ratingAvg === Number(average(votes(app)).toFixed(1)))).toEqual([]);
});

test('no app has more reviews than ratings', () => {
  expect(exceptions((app) => app.reviews <= sum(votes(app)))).toEqual([]);
});

test('every app has more downloads than reviews', () => {
  expect(exceptions(({ downloads, reviews }) => downloadsValue(downloads) > reviews)).toEqual([]);
});

test('every description has 60 to 200 words', () => {
  const words = ({ description }: App) => description.split(/\s+/).length;
  expect(exceptions((app) => words(app) >= 60 && words(app) <= 200)).toEqual([]);
});

test('every description has two or three paragraphs', () => {
  expect(exceptions(({ description }) => [2, 3].includes(paragraphs(description).length))).toEqual([]);
});

test('every image is an SVG of this site', () => {
  const { DOMParser } = new JSDOM().window;
  const tag = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.tagName;
  expect(exceptions(({ image }) => tag(readFileSync(join(PUBLIC, image), 'utf8')) === 'svg')).toEqual([]);
});

test('every image has 1 to 3 kB', () => {
  const bytes = ({ image }: App) => statSync(join(PUBLIC, image)).size;
  expect(exceptions((app) => bytes(app) >= 1000 && bytes(app) <= 3000)).toEqual([]);
});
