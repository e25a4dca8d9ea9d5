import sitemap from '@/app/sitemap';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { buildApps } from '../../fixtures/apps';

jest.mock('@/lib/build/catalogue/read', () => ({ readCatalogue: jest.fn() }));

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
});

/** The paths in the sitemap of so many apps of one developer. */
async function pathsOf(apps: number): Promise<string[]> {
  jest.mocked(readCatalogue).mockResolvedValue(buildApps(apps));
  return (await sitemap()).map(({ url }) => url.replace('https://apps.example', ''));
}

test('contains the home page, the listing, developers and apps', async () => {
  expect(await pathsOf(2)).toEqual([
    '',
    '/apps',
    '/apps/developers/fjordline',
    '/apps/appdetails/1',
    '/apps/appdetails/2',
  ]);
  expect(await pathsOf(0)).toEqual(['', '/apps']);
});

test('contains further pages of the listing and of a developer', async () => {
  expect((await pathsOf(30)).slice(0, 5)).toEqual([
    '',
    '/apps',
    '/apps/page/2',
    '/apps/developers/fjordline',
    '/apps/developers/fjordline/2',
  ]);
});

test('has at most the 50,000 pages that a sitemap can have', async () => {
  expect(await pathsOf(50_000)).toHaveLength(50_000);
});
