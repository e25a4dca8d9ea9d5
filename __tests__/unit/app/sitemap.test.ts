import sitemap from '@/app/sitemap';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { buildApp } from '../../fixtures/apps';

jest.mock('@/lib/publish/catalogue/read', () => ({ readCatalogue: jest.fn() }));

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
});

test('has at most the 50,000 pages that a sitemap can have', async () => {
  jest.mocked(readCatalogue).mockResolvedValue(Array(50_000).fill(buildApp()));
  expect(await sitemap()).toHaveLength(50_000);
});
