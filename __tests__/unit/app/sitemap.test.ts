import sitemap from '@/app/sitemap';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { buildApp } from '../../fixtures/apps';

jest.mock('@/lib/publish/catalogue/read', () => ({ readCatalogue: jest.fn() }));

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
});

const urlsOf = (count: number) => {
  jest.mocked(readCatalogue).mockReturnValue(Array(count).fill(buildApp({ categories: ['Tools'] })));
  return sitemap().map(({ url }) => url.replace('https://apps.example', ''));
};

test('has at most the 50,000 pages that a sitemap can have', () => {
  expect(urlsOf(50_000)).toHaveLength(50_000);
});

test('leaves out further pages of lists rather than apps', () => {
  const urls = urlsOf(49_000);
  expect(urls.slice(0, 4)).toEqual(['', '/apps', '/apps/developers/fjordline', '/apps/categories/tools']);
  expect(urls.filter((url) => url.startsWith('/apps/appdetails/'))).toHaveLength(49_000);
  expect(urls[49_004]).toBe('/apps/page/2');
  expect(urls).toHaveLength(50_000);
});
