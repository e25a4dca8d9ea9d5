import { JSDOM } from 'jsdom';
import type { App } from '@/lib/catalogue/schema';
import { atomFeed, hasFeed } from '@/lib/publish/seo/feed';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { feedErrors } from '../../../../fixtures/feed';

const setEnv = (env: Record<string, string>) =>
  jest.replaceProperty(process, 'env', { ...process.env, ...env });

beforeEach(() => {
  setEnv({ SITE_URL: 'https://apps.example' });
});

const read = (apps: readonly App[]) =>
  new JSDOM(atomFeed(apps), { contentType: 'application/xml' }).window.document;
const textsOf = (apps: readonly App[], selector: string) =>
  [...read(apps).querySelectorAll(selector)].map(({ textContent }) => textContent);

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
  expect(await feedErrors(atomFeed(apps))).toEqual([]);
});

test('the validation reports errors', async () => {
  expect(await feedErrors(atomFeed(apps).replace('<id>', '<id>x'))).not.toEqual([]);
  expect(await feedErrors(atomFeed(apps).replace(/<author>.*?<\/author>/, ''))).not.toEqual([]);
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
  expect(await feedErrors(atomFeed(dated))).toEqual([]);
  expect(textsOf(dated, 'entry > updated')).toEqual(['9999-12-31T00:00:00Z', '2026-11-20T00:00:00Z']);
  expect(textsOf(dated, 'entry > title').at(-1)).toBe(hostile.replace(/[\f\ufffe\uffff]/g, ' '));
});

test('a site has a feed if it has an origin and an app with a date', () => {
  expect(hasFeed(apps)).toBe(true);
  expect(hasFeed(buildApps(3))).toBe(false);
  setEnv({ SITE_URL: '' });
  expect(hasFeed(apps)).toBe(false);
});
