import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ELSEWHERE, remoteApp } from '../fixtures/odd-apps';
import { copies, ORIGIN } from './copies';
import { expectQuietBuild, headOf, jsonLdOf } from './published-site';

// What search engines and link previews read: the files of the site, without a browser.

const read = (file: string) => readFileSync(join(copies.odd, file), 'utf8');

// base-path/sharing.spec.ts has all files.
test('at the root of an origin, pages and files have its URLs', () => {
  expectQuietBuild('odd');
  for (const [file, url, picture] of [
    ['index', ORIGIN, 'home'],
    ['apps', `${ORIGIN}/apps`, 'apps'],
    ['apps/appdetails/1', `${ORIGIN}/apps/appdetails/1`, 'app-1'],
  ] as const) {
    expect(headOf(read(`${file}.html`))).toMatchObject({
      canonical: url,
      'og:url': url,
      'og:image': `${ORIGIN}/share/${picture}.jpg`,
    });
    expect(existsSync(join(copies.odd, 'share', `${picture}.jpg`))).toBe(true);
    expect(read('sitemap.xml')).toContain(`<loc>${url}</loc>`);
  }
  expect(jsonLdOf(read('index.html'))).toMatchObject([{ '@type': 'WebSite', url: ORIGIN }]);
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(read('feed.xml')).toContain(`rel="self" type="application/atom+xml" href="${ORIGIN}/feed.xml"`);
  expect(read('opensearch.xml')).toContain(`template="${ORIGIN}/apps?q={searchTerms}"`);
});

test('structured data contains odd data unchanged', () => {
  const html = read(`apps/appdetails/${remoteApp.id}.html`);
  expect(jsonLdOf(html)[0]).toMatchObject({ name: remoteApp.title, image: remoteApp.image });
});

test('a site without a configured origin publishes no absolute URLs of its pages', () => {
  const out = copies.preview;
  expectQuietBuild('preview');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /^sitemap|^feed|^share/.test(file))).toEqual([]);
  expect(readFileSync(join(out, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8');
    const head = headOf(html);
    for (const name of ['canonical', 'og:url', 'og:image']) expect(head).not.toHaveProperty(name);
    expect(head).toMatchObject({ 'twitter:card': 'summary' });
    // Not those in the middle of a text.
    const origins = jsonLdOf(html).flatMap(
      (data) => JSON.stringify(data).match(/(?<=")https?:\/\/[^"/]+/g) ?? [],
    );
    // The vocabulary of schema.org, and the one image of the catalogue on another origin.
    expect(new Set([...origins, 'https://schema.org', ELSEWHERE]).size).toBe(2);
  }
});
