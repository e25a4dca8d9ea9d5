import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { buildApp } from '../fixtures/apps';
import { sitemapErrors } from '../fixtures/sitemap';
import { buildSite } from './build-site';

// What search engines and those who share a link see: the files themselves, without a browser.

const ORIGIN = 'https://apps.example';
const APPS = [
  buildApp({ id: 1 }),
  buildApp({ id: 2, title: '</script><b>星の地図</b>', image: 'https://cdn.example/map.png' }),
  buildApp({ id: 3, title: 'Unrated & "new"', image: '/icons/q.svg', ratings: [], reviews: 0 }),
];
const PAGES = [
  { file: 'index', path: '', picture: 'home' },
  { file: 'apps', path: '/apps', picture: 'apps' },
  { file: 'apps/install', path: '/apps/install', picture: 'installed' },
  ...APPS.map(({ id }) => ({
    file: `apps/appdetails/${id}`,
    path: `/apps/appdetails/${id}`,
    picture: `app-${id}`,
  })),
];

/** Builds the site, without a warning, and says where it stands. */
async function buildQuietly(name: string, env: Record<string, string>): Promise<string> {
  const { out, log } = await buildSite(`sharing-${name}`, { apps: APPS, env });
  // On CI Next diagnostics that a copy is built for the first time.
  const lines = log.split('\n').filter((line) => !line.includes('No build cache found'));
  expect(lines.join('\n')).not.toMatch(/metadataBase|⚠/);
  return out;
}

/** What the `<meta>` and `<link>` elements of a page's head say, by their names. */
function headOf(html: string): Record<string, string> {
  const elements = [
    ...html.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g),
  ];
  return Object.fromEntries(elements.map(([, name = '', value = '']) => [name, value]));
}

function jsonLdOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text));
}

/** What search engines have against structured data: their errors, not their wishes. */
async function jsonLdErrors(items: readonly Record<string, unknown>[]): Promise<unknown[]> {
  const jsonld: Record<string, unknown[]> = {};
  for (const item of items) jsonld[String(item['@type'])] = [structuredClone(item)];
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues.filter(({ severity }) => severity === 'ERROR');
}

for (const [name, basePath] of [
  ['at the root', ''],
  ['below a base path', '/store'],
] as const)
  test.describe(`a site with a known origin, ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    const base = ORIGIN + basePath;
    // Below a base path home is a folder, which hosts name with its slash.
    const home = basePath ? `${base}/` : base;
    let out = '';
    const read = (file: string) => readFileSync(join(out, file), 'utf8');

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      out = await buildQuietly(`below${basePath.replace('/', '-')}`, {
        SITE_URL: ORIGIN,
        NEXT_PUBLIC_BASE_PATH: basePath,
      });
    });

    for (const { file, path, picture } of PAGES)
      test(`/${file} names its address and a picture that exists`, async () => {
        const head = headOf(read(`${file}.html`));
        const image = `${base}/share/${picture}.jpg`;
        expect(head).toMatchObject({
          canonical: path ? base + path : home,
          'og:url': path ? base + path : home,
          'og:image': image,
          'twitter:image': image,
          'twitter:card': 'summary_large_image',
        });
        expect(head['og:title']).toBeTruthy();
        expect(head['og:description']).toBeTruthy();
        const jpeg = readFileSync(join(out, 'share', `${picture}.jpg`));
        expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
        expect(jpeg.length).toBeLessThan(60_000);
      });

    test('the not-found page has a picture, but no address', () => {
      const head = headOf(read('404.html'));
      expect(head).toMatchObject({ robots: 'noindex', 'og:image': `${base}/share/home.jpg` });
      expect(head).not.toHaveProperty('canonical');
    });

    test('structured data names the site, the apps and the way to them', async () => {
      const app = jsonLdOf(read('apps/appdetails/1.html'));
      expect(jsonLdOf(read('index.html'))).toMatchObject([{ '@type': 'WebSite', url: home }]);
      expect(app).toMatchObject([
        {
          '@type': 'SoftwareApplication',
          url: `${base}/apps/appdetails/1`,
          image: `${base}/icons/fantail.svg`,
          aggregateRating: { ratingValue: 4.5 },
        },
        { '@type': 'BreadcrumbList', itemListElement: [{ item: home }, { item: `${base}/apps` }, {}] },
      ]);
      // Proof that the validator can refuse at all.
      expect(await jsonLdErrors([{ '@type': 'BreadcrumbList' }])).not.toEqual([]);
      for (const { file } of PAGES) expect(await jsonLdErrors(jsonLdOf(read(`${file}.html`)))).toEqual([]);
    });

    test('odd data stays data', () => {
      expect(jsonLdOf(read('apps/appdetails/2.html'))[0]).toMatchObject({
        name: '</script><b>星の地図</b>',
        image: 'https://cdn.example/map.png',
      });
      expect(jsonLdOf(read('apps/appdetails/3.html'))[0]).not.toHaveProperty('aggregateRating');
    });

    test('the sitemap is valid and lists every page to be found, once, by its canonical address', async () => {
      const xml = read('sitemap.xml');
      expect(await sitemapErrors(xml)).toEqual([]);
      const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
      const found = PAGES.map(({ file }) => headOf(read(`${file}.html`)))
        .filter(({ robots }) => !robots?.includes('noindex'))
        .map(({ canonical }) => canonical);
      expect(listed.toSorted()).toEqual(found.toSorted());
      expect(found).toHaveLength(PAGES.length - 1);
      expect(read('robots.txt')).toContain(`Sitemap: ${base}/sitemap.xml`);
    });

    test('the manifest and every icon that a page names exist, below the base path', async () => {
      const html = read('index.html');
      expect(headOf(html).manifest).toBe(`${basePath}/manifest.webmanifest`);
      const manifest = JSON.parse(read('manifest.webmanifest'));
      expect(manifest).toMatchObject({ name: 'Larkmoor', start_url: `${basePath}/`, display: 'minimal-ui' });
      for (const { src, sizes } of manifest.icons) {
        const { width, height } = await sharp(join(out, src.slice(basePath.length))).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
      const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"?]+)/g)];
      expect(links).toHaveLength(3);
      for (const [, href = ''] of links) {
        expect(href.startsWith(`${basePath}/`)).toBe(true);
        expect(existsSync(join(out, href.slice(basePath.length)))).toBe(true);
      }
    });
  });

test('a site whose origin nobody names invents none', async () => {
  test.setTimeout(180_000);
  const out = await buildQuietly('nowhere', {});
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /^sitemap|^share/.test(file))).toEqual([]);
  expect(readFileSync(join(out, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8');
    const head = headOf(html);
    for (const name of ['canonical', 'og:url', 'og:image', 'twitter:image'])
      expect(head).not.toHaveProperty(name);
    expect(head).toMatchObject({ 'twitter:card': 'summary' });
    const addresses = jsonLdOf(html).flatMap(
      (data) => JSON.stringify(data).match(/https?:\/\/[^"/]+/g) ?? [],
    );
    // The words of schema.org, and the one icon that the catalogue itself keeps elsewhere.
    expect(new Set([...addresses, 'https://schema.org', 'https://cdn.example']).size).toBe(2);
  }
});
