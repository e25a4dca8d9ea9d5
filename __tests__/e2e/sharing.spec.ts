import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ELSEWHERE, largeCatalogue, oddApps, remoteApp } from '../fixtures/odd-apps';
import { copies, ORIGIN } from './copies';
import { expectQuietBuild, headOf, jsonLdOf, testPublishedSite } from './published-site';

// What search engines and link previews read: the files of the site, without a browser.

const [plain, unrated] = [1, 3].map((id) => oddApps.find((app) => app.id === id)!);

testPublishedSite({
  name: 'odd',
  out: copies.odd,
  origin: ORIGIN,
  basePath: '',
  brand: 'Fjordline',
  apps: largeCatalogue,
  plain: plain!,
  unrated: unrated!,
});

test('structured data contains odd data unchanged', () => {
  const html = readFileSync(join(copies.odd, `apps/appdetails/${remoteApp.id}.html`), 'utf8');
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
    const origins = jsonLdOf(html).flatMap((data) => JSON.stringify(data).match(/https?:\/\/[^"/]+/g) ?? []);
    // The vocabulary of schema.org, and the one image of the catalogue on another origin.
    expect(new Set([...origins, 'https://schema.org', ELSEWHERE]).size).toBe(2);
  }
});
