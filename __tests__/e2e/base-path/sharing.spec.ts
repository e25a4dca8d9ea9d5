import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { groupByName } from '@/lib/catalogue/names';
import { pageCount } from '@/lib/catalogue/pages';
import type { App } from '@/lib/catalogue/schema';
import { lastChange } from '@/lib/publish/seo/last-change';
import { feedErrors } from '../../fixtures/feed';
import { sitemapErrors } from '../../fixtures/sitemap';
import { ORIGIN } from '../copies';
import { expectQuietBuild, headOf, jsonLdOf } from '../published-site';
import { BASE_PATH, oddStoreApps, ROOT, storeApps } from './store';

// What search engines and link previews read: the files of a site with a known origin, below a base path.

const out = join(ROOT, BASE_PATH);
/** An app with the default data of `buildApp`, and one without ratings. */
const plain = oddStoreApps.find(({ title }) => title === 'Wagtail')!;
const unrated = oddStoreApps.find(({ ratings }) => ratings.length === 0)!;

/** The errors that search engines report for structured data, without warnings. */
async function jsonLdErrors(items: readonly Record<string, unknown>[]): Promise<unknown[]> {
  const jsonld: Record<string, unknown[]> = {};
  for (const item of items) jsonld[String(item['@type'])] = [structuredClone(item)];
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues.filter(({ severity }) => severity === 'ERROR');
}

/** The pages of a developer or of a category. */
function pagesOf(folder: string, picture: string, slug: string, apps: number) {
  return Array.from({ length: pageCount(apps) }, (_, index) => {
    const page = index === 0 ? '' : `/${index + 1}`;
    return {
      file: `apps/${folder}/${slug}${page}`,
      path: `/apps/${folder}/${encodeURIComponent(slug)}${page}`,
      picture,
    };
  });
}

const base = ORIGIN + BASE_PATH;
/** Below a base path the home page is a folder, and its URL ends with a slash. */
const home = `${base}/`;
const fileOf = ({ id }: App) => `apps/appdetails/${id}`;
const pages = [
  { file: 'index', path: '', picture: 'home' },
  { file: 'apps', path: '/apps', picture: 'apps' },
  ...Array.from({ length: pageCount(storeApps.length) - 1 }, (_, index) => ({
    file: `apps/page/${index + 2}`,
    path: `/apps/page/${index + 2}`,
    picture: 'apps',
  })),
  ...groupByName(storeApps, 'developer').flatMap(({ slug, apps }) =>
    pagesOf('developers', `developer-${slug}`, slug, apps.length),
  ),
  ...groupByName(storeApps, 'category').flatMap(({ slug, apps }) =>
    pagesOf('categories', `category-${slug}`, slug, apps.length),
  ),
  ...groupByName(storeApps, 'collection').flatMap(({ slug, apps }) =>
    pagesOf('collections', `collection-${slug}`, slug, apps.length),
  ),
  { file: 'apps/install', path: '/apps/install', picture: 'installed' },
  ...storeApps.map((app) => ({ file: fileOf(app), path: `/${fileOf(app)}`, picture: `app-${app.id}` })),
];
const read = (file: string) => readFileSync(join(out, file), 'utf8');

test('builds without a warning', () => expectQuietBuild('store'));

test('each page has a canonical URL and an existing share picture', async () => {
  for (const { file, path, picture } of pages) {
    const head = headOf(read(`${file}.html`));
    expect(head, file).toMatchObject({
      canonical: path ? base + path : home,
      'og:url': path ? base + path : home,
      'og:image': `${base}/share/${encodeURIComponent(picture)}.jpg`,
      'twitter:card': 'summary_large_image',
    });
    expect(head['og:title']).toBeTruthy();
    expect(head['og:description']).toBeTruthy();
    const jpeg = readFileSync(join(out, 'share', `${picture}.jpg`));
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(jpeg.length).toBeLessThan(60_000);
  }
});

test('the not-found page has a share picture, but no canonical URL', () => {
  const head = headOf(read('404.html'));
  expect(head).toMatchObject({ robots: 'noindex', 'og:image': `${base}/share/home.jpg` });
  expect(head).not.toHaveProperty('canonical');
});

test('structured data describes the site, the apps and their breadcrumbs', async () => {
  const app = jsonLdOf(read(`${fileOf(plain)}.html`));
  expect(jsonLdOf(read('index.html'))).toMatchObject([{ '@type': 'WebSite', url: home }]);
  expect(app).toMatchObject([
    {
      '@type': 'SoftwareApplication',
      url: `${base}/${fileOf(plain)}`,
      image: `${base}/pictures/wagtail.svg`,
      aggregateRating: { ratingValue: 4.5 },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ item: home }, { item: `${base}/apps` }, {}] },
  ]);
  // Proves that the validator reports errors.
  expect(await jsonLdErrors([{ '@type': 'BreadcrumbList' }])).not.toEqual([]);
  for (const { file } of pages) expect(await jsonLdErrors(jsonLdOf(read(`${file}.html`)))).toEqual([]);
});

test('structured data has no rating for an app without ratings', () => {
  expect(jsonLdOf(read(`${fileOf(unrated)}.html`))[0]).not.toHaveProperty('aggregateRating');
});

test('the sitemap is valid and lists the canonical URL of every indexable page once', async () => {
  const xml = read('sitemap.xml');
  expect(await sitemapErrors(xml)).toEqual([]);
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const found = pages
    .map(({ file }) => headOf(read(`${file}.html`)))
    .filter(({ robots }) => !robots?.includes('noindex'))
    .map(({ canonical }) => canonical);
  expect(listed.toSorted()).toEqual(found.toSorted());
  expect(found).toHaveLength(pages.length - 1);
  expect(read('robots.txt')).toContain(`Sitemap: ${base}/sitemap.xml`);
});

test('the sitemap has the date of each app that has one', () => {
  const dates = [...read('sitemap.xml').matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date);
  expect(dates).not.toEqual([]);
  expect(dates).toEqual(storeApps.map(lastChange).filter((date) => date !== undefined));
});

test('the feed is valid, lists pages of the site, and every page links to it', async () => {
  const feed = read('feed.xml');
  expect(await feedErrors(feed)).toEqual([]);
  expect(feed).toContain(`rel="self" type="application/atom+xml" href="${base}/feed.xml"`);
  const listed = [...feed.matchAll(/<entry>.*?<link href="(.*?)"/g)].map(([, url]) => url);
  const dated = storeApps.filter((app) => lastChange(app)).map((app) => `${base}/${fileOf(app)}`);
  expect(listed.toSorted()).toEqual(dated.toSorted());
  for (const { file } of pages)
    expect(read(`${file}.html`)).toContain(
      `<link rel="alternate" type="application/atom+xml" href="${BASE_PATH}/feed.xml"`,
    );
});

test('the feeds of pages are valid, and their pages link to them', async () => {
  const names = readdirSync(join(out, 'feeds'));
  expect(names).toEqual(expect.arrayContaining(['new.xml', 'updated.xml']));
  const linked = pages.flatMap(({ file }) =>
    [...read(`${file}.html`).matchAll(/<link rel="alternate"[^>]*href="([^"]*\/feeds\/[^"]*)"/g)].map(
      ([, href = '']) => ({ file, href }),
    ),
  );
  const urls = names.map((name) => `${base}/feeds/${encodeURIComponent(name)}`);
  expect([...new Set(linked.map(({ href }) => href))].toSorted()).toEqual(urls.toSorted());
  for (const { file, href } of linked) {
    const feed = read(decodeURIComponent(href.slice(base.length)));
    expect(await feedErrors(feed)).toEqual([]);
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${href}"/>`);
    // Further pages of a category have the feed of the first.
    const page = feed.match(/<link href="(.*?)"/)?.[1] ?? '';
    expect(`${headOf(read(`${file}.html`)).canonical}/`.startsWith(`${page}/`)).toBe(true);
  }
});

test('every page links to the description of the search, which has its URL', () => {
  const search = read('opensearch.xml');
  expect(search).toContain(`template="${base}/apps?q={searchTerms}"`);
  for (const { file } of pages)
    expect(read(`${file}.html`)).toContain(
      `type="application/opensearchdescription+xml" href="${BASE_PATH}/opensearch.xml"`,
    );
});

test('the manifest and all icons that a page references exist below the base path', async () => {
  const html = read('index.html');
  const manifests = html.match(/<link[^>]*rel="manifest"[^>]*>/g);
  expect(manifests).toEqual([
    `<link rel="manifest" href="${BASE_PATH}/manifest.webmanifest" crossorigin="use-credentials"/>`,
  ]);
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Sandbank', start_url: `${BASE_PATH}/`, display: 'minimal-ui' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(out, src.slice(BASE_PATH.length))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"?]+)/g)];
  expect(links).toHaveLength(3);
  for (const [, href = ''] of links) {
    expect(href.startsWith(`${BASE_PATH}/`)).toBe(true);
    expect(existsSync(join(out, href.slice(BASE_PATH.length)))).toBe(true);
  }
});
