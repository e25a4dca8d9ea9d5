import { JSDOM } from 'jsdom';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { atomFeed } from '@/lib/publish/seo/atom';
import { FEED_PATH, feedsOfPage, siteFeeds } from '@/lib/publish/seo/feeds';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { feedErrors } from '../../../../fixtures/feed';

const setEnv = (env: Record<string, string>) =>
  jest.replaceProperty(process, 'env', { ...process.env, ...env });

beforeEach(() => {
  setEnv({ SITE_URL: 'https://apps.example' });
});

const xmlOf = (apps: readonly App[], path = FEED_PATH) =>
  atomFeed(siteFeeds(apps).find((feed) => feed.path === path)!);
const read = (apps: readonly App[], path?: string) =>
  new JSDOM(xmlOf(apps, path), { contentType: 'application/xml' }).window.document;
const textsOf = (apps: readonly App[], selector: string, path?: string) =>
  [...read(apps, path).querySelectorAll(selector)].map(({ textContent }) => textContent);

const apps = [
  buildApp({ id: 1, title: 'Old', added: '2026-01-05' }),
  buildApp({ id: 2, title: 'Undated' }),
  buildApp({
    id: 3,
    title: 'Updated',
    added: '2025-01-01',
    updated: '2026-11-22',
    categories: ['Photo & Video'],
    collections: ['Start here'],
  }),
  buildApp({ id: 4, title: 'New', added: '2026-11-20', updated: '2026-11-19' }),
];

test('lists the apps with a date, the latest first', async () => {
  expect(textsOf(apps, 'entry > title')).toEqual(['Updated', 'New', 'Old']);
  expect(textsOf(apps, 'entry > updated')).toEqual([
    '2026-11-22T00:00:00Z',
    '2026-11-20T00:00:00Z',
    '2026-01-05T00:00:00Z',
  ]);
  expect(textsOf(apps, 'feed > updated')).toEqual(['2026-11-22T00:00:00Z']);
  expect(await feedErrors(xmlOf(apps))).toEqual([]);
});

test('marks texts that are in another language than the site', async () => {
  const [app] = parseCatalogue(
    [{ ...buildApp(), added: '2026-11-20', title: { de: 'Kiel' }, summary: { en: 'A pen.', de: 'Feder.' } }],
    ['en', 'de'],
  );
  const xml = xmlOf([app!]);
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
  expect(xml).toContain('<title xml:lang="de">Kiel</title>');
  expect(xml).toContain('<summary>A pen.</summary>');
  expect(await feedErrors(xml)).toEqual([]);
});

test('the validation reports errors', async () => {
  expect(await feedErrors(xmlOf(apps), xmlOf(apps).replace('<id>', '<id>x'))).not.toEqual([]);
  expect(await feedErrors(xmlOf(apps).replace(/<author>.*?<\/author>/, ''))).not.toEqual([]);
});

test('an entry has developer, category, collection, summary and absolute URL', () => {
  const [entry] = read(apps).querySelectorAll('entry');
  expect(entry?.querySelector('author > name')?.textContent).toBe('Fjordline');
  const terms = [...(entry?.querySelectorAll('category') ?? [])].map((element) =>
    element.getAttribute('term'),
  );
  expect(terms).toEqual(['Photo & Video', 'Start here']);
  expect(entry?.querySelector('summary')?.textContent).toBe('Sorts letters.');
  expect(entry?.querySelector('id')?.textContent).toBe('https://apps.example/apps/appdetails/3');
  expect(entry?.querySelector('link')?.getAttribute('href')).toBe('https://apps.example/apps/appdetails/3');
});

test('has at most 50 apps', () => {
  const many = buildApps(60).map((app) => ({ ...app, added: '2026-11-20' }));
  expect(textsOf(many, 'entry')).toHaveLength(50);
});

test('is valid with any texts and dates', async () => {
  const hostile = '</title><![CDATA[ ]]> & &amp; "\' \f \ufffe \uffff \u0085 \u2028 \u{1f99c} --> <?x ?>';
  const odd = [
    buildApp({ title: hostile, companyName: hostile, description: hostile, categories: [hostile, '..'] }),
    buildApp({ id: 2, description: '\n' }),
    buildApp({ id: 3 }),
  ];
  const dates = ['2026-11-20', '9999-12-31', '0000-01-01'];
  const dated = odd.map((app, index) => ({ ...app, added: dates[index] }));
  expect(await feedErrors(...siteFeeds(dated).map(atomFeed))).toEqual([]);
  expect(textsOf(dated, 'entry > updated')).toEqual(['9999-12-31T00:00:00Z', '2026-11-20T00:00:00Z']);
  expect(textsOf(dated, 'entry > title').at(-1)).toBe(hostile.replace(/[\f\ufffe\uffff]/g, ' '));
});

test('an entry has the version and its changes as HTML, and nothing else has any', () => {
  const changes =
    '- **Calm** & `quick` <b>\n- ![x](/q.png)[More](https://q.example/?a&b)\n\n```\nquill --all\n```';
  const [entry] = textsOf([buildApp({ updated: '2026-11-12', version: '4.2', changes })], 'entry > content');
  expect(entry).toBe(
    '<p>Sorts letters.</p><p>Version 4.2</p><ul><li><strong>Calm</strong> &amp; <code>quick</code> &lt;b&gt;</li>' +
      '<li>x<a href="https://q.example/?a&amp;b">More</a></li></ul><pre><code>quill --all\n</code></pre>',
  );
  expect(textsOf(apps, 'content')).toEqual([]);
});

describe('of a page', () => {
  const site = [
    buildApp({ id: 1, added: '2026-01-05', updated: '2026-11-12', categories: ['Photo & Video', 'Обзор'] }),
    buildApp({ id: 2, added: '2026-11-20', categories: ['photo & video'], collections: ['Start here'] }),
    buildApp({ id: 3, categories: ['Undated'] }),
  ];

  test('a site has one for new apps, for updated ones, and for each category and collection with a date', async () => {
    const feeds = siteFeeds(site);
    expect(feeds.map(({ path, title, entries }) => [path, title, entries.map(({ app }) => app.id)])).toEqual([
      ['/feed.xml', 'Fjordline', [2, 1]],
      ['/feeds/new.xml', 'New apps in Fjordline', [2, 1]],
      ['/feeds/updated.xml', 'Updated apps in Fjordline', [1]],
      ['/feeds/category-photo-video.xml', 'Photo & Video in Fjordline', [2, 1]],
      ['/feeds/category-обзор.xml', 'Обзор in Fjordline', [1]],
      ['/feeds/collection-start-here.xml', 'Start here in Fjordline', [2]],
    ]);
    expect(await feedErrors(...feeds.map(atomFeed))).toEqual([]);
  });

  test('has its own id, its page, and an entry for each update', () => {
    const updated = read(site, '/feeds/updated.xml');
    const ids = [...updated.querySelectorAll('id')].map(({ textContent }) => textContent);
    expect(ids).toEqual([
      'https://apps.example/feeds/updated.xml',
      'https://apps.example/apps/appdetails/1#2026-11-12',
    ]);
    const links = [...read(site, '/feeds/category-обзор.xml').querySelectorAll('feed > link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://apps.example/apps/categories/%D0%BE%D0%B1%D0%B7%D0%BE%D1%80',
      'https://apps.example/feeds/category-%D0%BE%D0%B1%D0%B7%D0%BE%D1%80.xml',
    ]);
    expect(textsOf(site, 'entry > updated', '/feeds/new.xml')).toEqual([
      '2026-11-20T00:00:00Z',
      '2026-01-05T00:00:00Z',
    ]);
  });

  test('is found by the page', () => {
    const pathsOf = (page: string) => feedsOfPage(site, page).map(({ path }) => path);
    expect(pathsOf('/apps')).toEqual(['/feeds/new.xml', '/feeds/updated.xml']);
    expect(pathsOf('/apps/categories/photo-video')).toEqual(['/feeds/category-photo-video.xml']);
    expect(pathsOf('/apps/categories/undated')).toEqual([]);
  });
});

test('a site has feeds if it has an origin and an app with a date', () => {
  expect(siteFeeds(apps)).not.toEqual([]);
  expect(siteFeeds(buildApps(3))).toEqual([]);
  setEnv({ SITE_URL: '' });
  expect(siteFeeds(apps)).toEqual([]);
});
