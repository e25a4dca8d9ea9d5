import { Readable } from 'node:stream';
import { parseSitemapIndex } from 'sitemap';
import { SITEMAP_LIMIT, sitemapFiles, sitemapPaths } from '@/lib/build/seo/sitemap';
import { buildApps } from '../../../../fixtures/apps';
import { sitemapErrors } from '../../../../fixtures/sitemap';

const toUrl = (path: string) => `https://apps.example${path}`;
const manyPaths = (count: number) => Array.from({ length: count }, (_, id) => `/apps/appdetails/${id}`);

test('the pages to be found are the home page, the listing and each app', () => {
  expect(sitemapPaths(buildApps(2))).toEqual(['/', '/apps', '/apps/appdetails/1', '/apps/appdetails/2']);
  expect(sitemapPaths([])).toEqual(['/', '/apps']);
});

test('a sitemap is valid by the published schema', async () => {
  const [file, ...others] = sitemapFiles(sitemapPaths(buildApps(3)), toUrl);
  expect(others).toEqual([]);
  expect(file?.name).toBe('sitemap.xml');
  expect(await sitemapErrors(file?.xml ?? '')).toEqual([]);
});

test('a URL with an ampersand and an apostrophe is written as XML wants it', async () => {
  const [file] = sitemapFiles(['/a?b=1&c=it%27s', "/it's"], toUrl);
  expect(file?.xml).toContain('<loc>https://apps.example/a?b=1&amp;c=it%27s</loc>');
  expect(file?.xml).toContain('<loc>https://apps.example/it&apos;s</loc>');
  expect(await sitemapErrors(file?.xml ?? '')).toEqual([]);
});

test('50,000 pages are one file, and one page more makes an index of two', async () => {
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

test('the published schema does refuse a sitemap without pages', async () => {
  const [empty] = sitemapFiles(['/apps'], toUrl).map(({ xml }) => xml.replace(/<url>.*<\/url>/, ''));
  expect(await sitemapErrors(empty ?? '')).not.toEqual([]);
});
