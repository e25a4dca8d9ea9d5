import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishPages } from '@/lib/publish/export/finish-pages';
import { buildApp } from '../../../../fixtures/apps';

const LINK = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const TITLE = '<title>Wagtail</title>';
const PAGES = ['index', 'apps', 'apps/page/2', 'apps/appdetails/1', 'apps/appdetails/2'];

const apps = [buildApp({ id: 1, title: '$& 1', image: 'https://cdn.example/a.png' }), buildApp({ id: 2 })];

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'finish-pages-'));
  for (const folder of ['_next/static', 'apps/page', 'apps/appdetails'])
    mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(join(out, '_next/static/a.css'), 'p{color:red}');
  for (const page of PAGES)
    writeFileSync(join(out, `${page}.html`), `<head><meta charSet="utf-8"/>${LINK}${TITLE}</head>`);
});
afterEach(() => rmSync(out, { recursive: true }));

/** The pages that contain their stylesheet. */
function inlined(): string[] {
  return PAGES.filter((page) => readFileSync(join(out, `${page}.html`), 'utf8').includes('p{color:red}'));
}

test('inlines the stylesheets into all pages', async () => {
  expect(await finishPages(out, apps)).toBe(PAGES.length);
  expect(inlined()).toEqual(PAGES);
});

test('the pages of many apps load their stylesheets', async () => {
  await finishPages(out, apps, new Set(), 2);
  expect(inlined()).toEqual(['index', 'apps']);
  expect(readFileSync(join(out, 'apps/appdetails/1.html'), 'utf8')).toContain(LINK);
});

test('writes the styles after the share card: some readers load only the start of a page', async () => {
  await finishPages(out, apps);
  for (const page of PAGES)
    expect(readFileSync(join(out, `${page}.html`), 'utf8')).toMatch(/<title>.*<style.*<\/style><\/head>/);
});

test('leaves the pages of the owner as they are', async () => {
  const own = 'google-site-verification: google1f.html';
  writeFileSync(join(out, 'google1f.html'), own);
  expect(await finishPages(out, apps, new Set(['google1f.html']))).toBe(PAGES.length);
  expect(readFileSync(join(out, 'google1f.html'), 'utf8')).toBe(own);
});

test('removes the second connection that Next opens for fonts', async () => {
  const preconnect = '<link rel="preconnect" href="/" crossorigin=""/>';
  writeFileSync(join(out, 'index.html'), `<head><meta charSet="utf-8"/>${preconnect}${LINK}${TITLE}</head>`);
  await finishPages(out, apps);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('preconnect');
});

test('inserts the Content-Security-Policy, with the hash of the inlined stylesheet', async () => {
  await finishPages(out, apps);
  const html = readFileSync(join(out, 'apps/appdetails/1.html'), 'utf8');
  expect(html).toContain(`<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"`);
  expect(html).toContain(`style-src 'self' 'sha256-`);
  expect(html).toContain(`img-src 'self' data: https://cdn.example;`);
});
