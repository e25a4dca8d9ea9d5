import { finishPages } from '@/lib/publish/export/finish-pages';
import { buildApp } from '../../../../fixtures/apps';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

const LINK = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const TITLE = '<title>Wagtail</title>';
const PAGES = ['index', 'apps', 'apps/page/2', 'apps/appdetails/1', 'apps/appdetails/2'];

const apps = [buildApp({ id: 1, title: '$& 1', image: 'https://cdn.example/a.png' }), buildApp({ id: 2 })];

const HEAD = `<head><meta charSet="utf-8"/>${LINK}${TITLE}</head>`;

let out: TemporaryFolder;
beforeEach(() => {
  out = temporaryFolder();
  out.write({ '_next/static/a.css': 'p{color:red}' });
  for (const page of PAGES) out.write({ [`${page}.html`]: HEAD });
});

/** The pages that contain their stylesheet. */
function inlined(): string[] {
  return PAGES.filter((page) => out.read(`${page}.html`).includes('p{color:red}'));
}

test('the pages of many apps load their stylesheets', async () => {
  await finishPages(out.path, apps, new Set(), 2);
  expect(inlined()).toEqual(['index', 'apps']);
  expect(out.read('apps/appdetails/1.html')).toContain(LINK);
});

test('writes the styles after the share card: some readers load only the start of a page', async () => {
  await finishPages(out.path, apps);
  for (const page of PAGES) expect(out.read(`${page}.html`)).toMatch(/<title>.*<style.*<\/style><\/head>/);
});

test('tells Cloudflare to leave email addresses, which React expects as they are', async () => {
  const body = (text: string) => `<html>${HEAD}<body class="flex">${text}</body></html>`;
  out.write({ 'index.html': body('a@b.example'), 'apps.html': body('none') });
  await finishPages(out.path, apps);
  expect(out.read('index.html')).toMatch(
    /<body class="flex"><!--email_off-->a@b\.example<!--\/email_off--><\/body><\/html>$/,
  );
  expect(out.read('apps.html')).not.toContain('email_off');
});

test('leaves the pages of the owner as they are', async () => {
  const own = 'google-site-verification: google1f.html';
  out.write({ 'google1f.html': own });
  expect(await finishPages(out.path, apps, new Set(['google1f.html']))).toBe(PAGES.length);
  expect(out.read('google1f.html')).toBe(own);
});
