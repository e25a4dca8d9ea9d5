import sitemap from '@/app/sitemap';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { buildApps } from '../../fixtures/apps';

jest.mock('@/lib/publish/catalogue/read', () => ({ readCatalogue: jest.fn() }));

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
});

test('contains the pages of categories and collections, and the dates of apps', async () => {
  const named = { categories: ['Tools'], collections: ['Start here'] };
  const apps = buildApps(3).map((app) => ({ ...app, ...named }));
  jest.mocked(readCatalogue).mockResolvedValue([
    { ...apps[0]!, added: '2026-11-20' },
    { ...apps[1]!, added: '2026-11-20', updated: '2026-11-22' },
    { ...apps[2]!, added: '0000-01-01' },
  ]);
  const entries = (await sitemap()).slice(3);
  expect(entries).toEqual([
    { url: 'https://apps.example/apps/categories/tools' },
    { url: 'https://apps.example/apps/collections/start-here' },
    { url: 'https://apps.example/apps/appdetails/1', lastModified: '2026-11-20' },
    { url: 'https://apps.example/apps/appdetails/2', lastModified: '2026-11-22' },
    { url: 'https://apps.example/apps/appdetails/3' },
  ]);
});

test('has at most the 50,000 pages that a sitemap can have', async () => {
  jest.mocked(readCatalogue).mockResolvedValue(buildApps(50_000));
  expect(await sitemap()).toHaveLength(50_000);
});
