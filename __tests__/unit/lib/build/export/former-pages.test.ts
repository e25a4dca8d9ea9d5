import { JSDOM } from 'jsdom';
import { routes } from '@/lib/routes';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

const apps = [
  ...Array.from({ length: 30 }, () => ({ companyName: 'ねこ & <Co>' })),
  { companyName: 'Wren Ltd.' },
];

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** Writes the pages of a site with other settings. Returns the number of pages. */
async function write(former: Record<string, string>, env: Record<string, string> = {}): Promise<number> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const { writeFormerPages } = await import('@/lib/build/export/former-pages');
  return writeFormerPages(folder.path, apps, former);
}

function documentOf(path: string): Document {
  return new JSDOM(folder.read(path)).window.document;
}

test('writes a page for each page of the new name, in a file with the letters of the former name', async () => {
  expect(await write({ Перо: 'ねこ & <Co>', Quill: 'Wren Ltd.', Gone: 'Nobody' })).toBe(3);
  expect(folder.files()).toEqual([
    'apps/developers/quill.html',
    'apps/developers/перо.html',
    'apps/developers/перо/2.html',
  ]);
  expect(folder.read('apps/developers/перо/2.html')).toContain(`url=${routes.developer('ねこ-co', 2)}"`);
});

test('with folders, each page is one', async () => {
  await write({ Quill: 'Wren Ltd.' }, { URL_STYLE: 'folders' });
  expect(folder.files()).toEqual(['apps/developers/quill/index.html']);
  expect(folder.read('apps/developers/quill/index.html')).toContain('url=/apps/developers/wren-ltd/"');
});

test('writes nothing without former names', async () => {
  expect(await write({})).toBe(0);
  expect(folder.files()).toEqual([]);
});

test('a page leads to the new name without a script, and is not for search engines', async () => {
  await write({ 'Qui<ll>': 'ねこ & <Co>' });
  const page = documentOf('apps/developers/qui-ll.html');
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  const url = `/apps/developers/${encodeURIComponent('ねこ-co')}`;
  expect(content('meta[http-equiv="refresh"]')).toBe(`0; url=${url}`);
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(content('meta[http-equiv="Content-Security-Policy"]')).toMatch(
    /^default-src 'self';script-src 'self';/,
  );
  expect(page.head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
  expect(page.querySelectorAll('script, link[rel="canonical"]')).toHaveLength(0);
  expect(page.body.textContent).toBe('Qui<ll> is now ねこ & <Co>.');
  expect(page.querySelector('a')?.getAttribute('href')).toBe(url);
  expect(page.title).toMatch(/^ねこ & <Co> \| /);
});

test('a page has a canonical URL if the origin is known, and the base path', async () => {
  await write({ Quill: 'Wren Ltd.' }, { SITE_URL: 'https://apps.example', NEXT_PUBLIC_BASE_PATH: '/store' });
  const page = documentOf('apps/developers/quill.html');
  const href = (selector: string) => page.querySelector(selector)?.getAttribute('href');
  expect(href('link[rel="canonical"]')).toBe('https://apps.example/store/apps/developers/wren-ltd');
  expect(href('a')).toBe('/store/apps/developers/wren-ltd');
  expect(folder.read('apps/developers/quill.html')).toContain(
    'content="0; url=/store/apps/developers/wren-ltd"',
  );
});
