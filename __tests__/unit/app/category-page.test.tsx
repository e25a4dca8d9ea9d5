import { render, screen, within } from '@testing-library/react';
import CategoryPage, { generateStaticParams } from '@/app/apps/categories/[slug]/[[...page]]/page';
import { buildApps } from '../../fixtures/apps';
import '../../fixtures/search-element';

const category = { name: 'ねこ & Co', slug: 'ねこ-co' };
let mockApps = buildApps(0);

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));
jest.mock('@/lib/catalogue/fetch');
jest.mock('@/lib/build/seo/metadata', () => ({}));
jest.mock('@/lib/build/seo/json-ld', () => ({ namedTrail: () => [{ name: 'All Apps', path: '/apps' }] }));
jest.mock('@/lib/build/catalogue/large', () => ({
  cardsUrl: async () => '/appsData.json',
  readTextShards: async () => null,
  toListingCards: async (apps: unknown) => apps,
}));
jest.mock('@/lib/build/catalogue/groups', () => {
  const readGroups = async () => (mockApps.length > 0 ? [{ ...category, apps: mockApps }] : []);
  return { readGroups, readGroup: async () => (await readGroups())[0] };
});

const links = () => within(screen.getByRole('main')).getAllByRole('link', { name: /rated/ });

/** Renders a page of the category. */
async function renderPage(count: number, page?: string[]) {
  mockApps = buildApps(count);
  const params = Promise.resolve({ slug: category.slug, page });
  render(<main>{await CategoryPage({ params, searchParams: Promise.resolve({}) })}</main>);
}

test('is the listing of a category, with search and order', async () => {
  await renderPage(3);
  expect(screen.getByRole('heading', { level: 1, name: 'ねこ & Co' })).toBeVisible();
  expect(screen.getByText('(3) Apps Found.')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search Apps' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort the apps' })).toBeVisible();
  expect(links()).toHaveLength(3);
});

test('has further pages of a category with many apps', async () => {
  await renderPage(30, ['2']);
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(links()).toHaveLength(6);
  const url = '/apps/categories/%E3%81%AD%E3%81%93-co';
  expect(screen.getByRole('link', { name: 'Search this category' })).toHaveAttribute('href', url);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this category' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([url, `${url}/2`]);
  expect(await generateStaticParams()).toEqual([
    { slug: category.slug, page: [] },
    { slug: category.slug, page: ['2'] },
  ]);
});

test('has a placeholder for a catalogue without categories', async () => {
  mockApps = [];
  expect(await generateStaticParams()).toEqual([{ slug: '_none', page: [] }]);
});
