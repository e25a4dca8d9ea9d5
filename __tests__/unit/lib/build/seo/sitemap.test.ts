import { Readable } from 'node:stream';
import { parseSitemapIndex } from 'sitemap';
import { SITEMAP_LIMIT, sitemapFiles, sitemapPaths } from '@/lib/build/seo/sitemap';
import { buildApps } from '../../../../fixtures/apps';
import { sitemapErrors } from '../../../../fixtures/sitemap';

const toUrl = (path: string) => `https://apps.example${path}`;
const manyPaths = (count: number) => Array.from({ length: count }, (_, id) => `/apps/appdetails/${id}`);

test('contains the home page, the listing, developers and apps', () => {
  expect(sitemapPaths(buildApps(2))).toEqual([
    '/',
    '/apps',
    '/apps/developers/fjordline',
    '/apps/appdetails/1',
    '/apps/appdetails/2',
  ]);
  expect(sitemapPaths([])).toEqual(['/', '/apps']);
});

test('is valid according to the published schema', async () => {
  const [file, ...others] = sitemapFiles(sitemapPaths(buildApps(3)), toUrl);
  expect(others).toEqual([]);
  expect(file?.name).toBe('sitemap.xml');
  expect(await sitemapErrors(file?.xml ?? '')).toEqual([]);
});

test('escapes ampersands and apostrophes in URLs', async () => {
  const [file] = sitemapFiles(['/a?b=1&c=it%27s', "/it's"], toUrl);
  expect(file?.xml).toContain('<loc>https://apps.example/a?b=1&amp;c=it%27s</loc>');
  expect(file?.xml).toContain('<loc>https://apps.example/it&apos;s</loc>');
  expect(await sitemapErrors(file?.xml ?? '')).toEqual([]);
});

test('has one file for 50,000 pages, and an index of two files for one page more', async () => {
  expect(sitemapFiles(manyPaths(SITEMAP_LIMIT), toUrl)).toHaveLength(1);

  const [index, first, second] = sitemapFiles(manyPaths(SITEMAP_LIMIT + 1), toUrl);
  expect(index?.name).toBe('sitemap.xml');
  const entries = await parseSitemapIndex(Readable.from([index?.xml ?? '']));
  expect(entries.map(({ url }) => url)).toEqual([
    'https://apps.example/sitemap-1.xml',
    'https://apps.example/sitemap-2.xml',
  ]);
  expect([first?.name, second?.name]).toEqual(['sitemap-1.xml', 'sitemap-2.xml']);
  expect(first?.xml.match(/<loc>/g)).toHaveLength(SITEMAP_LIMIT);
  expect(second?.xml).toContain(`<loc>https://apps.example/apps/appdetails/${SITEMAP_LIMIT}</loc>`);
  expect(await sitemapErrors(second?.xml ?? '')).toEqual([]);
});

test('the published schema rejects a sitemap without pages', async () => {
  const [empty] = sitemapFiles(['/apps'], toUrl).map(({ xml }) => xml.replace(/<url>.*<\/url>/, ''));
  expect(await sitemapErrors(empty ?? '')).not.toEqual([]);
});
