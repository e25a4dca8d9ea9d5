import { render, screen, within } from '@testing-library/react';
import { Explorer } from '@/components/explorer/explorer';
import { parseFile, requestFile } from '@/lib/catalogue/fetch';
import { toListedApp } from '@/lib/catalogue/to-card-app';
import { catalogueStore } from '@/lib/hooks/catalogue-store';
import { buildApp } from '../../../fixtures/apps';
import { listing } from '../../../fixtures/listing';
import { passTime, setupUser } from '../../../fixtures/user';
import '../../../fixtures/search-element';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('@/lib/hooks/search-texts', () => jest.requireActual('../../../fixtures/pending-text-search'));
jest.mock('@/lib/catalogue/fetch');

const category = { name: 'Tools', slug: 'tools' };
const apps = Array.from({ length: 60 }, (_, index) =>
  buildApp({
    id: index + 1,
    title: `App ${index + 1}`,
    downloads: index,
    companyName: 'Fjordline',
    ...(index % 2 === 0 && { categories: [index === 58 ? 'tools!' : 'Tools'] }),
    ...(index === 40 && { added: '2026-11-20' }),
  }),
);
const inCategory = apps.filter(({ categories }) => categories);

beforeEach(() => {
  jest.mocked(requestFile).mockReset().mockResolvedValue('text');
  jest.mocked(parseFile).mockResolvedValue(apps.map(toListedApp));
  catalogueStore.setState(catalogueStore.getInitialState(), true);
});
afterEach(() => window.history.replaceState(null, '', '/'));

const renderCategory = () => render(<Explorer {...listing(inCategory)} category={category} />);
const status = () => screen.getByRole('status').textContent;
const region = () => screen.getByRole('region', { name: 'Apps' });
const titles = () =>
  within(region())
    .getAllByRole('link')
    .map((link) => link.querySelector('[title]')?.textContent);

test('a search finds apps of the category only, also those that the page does not contain', async () => {
  const user = setupUser();
  renderCategory();
  expect(status()).toBe('(30) Apps Found.');
  await user.type(screen.getByRole('searchbox'), '59');
  await passTime(1000);
  expect(titles()).toEqual(['App 59']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'app');
  await passTime(1000);
  expect(status()).toBe('(30) Apps Found.');
  expect(screen.queryByRole('list', { name: 'Developers' })).not.toBeInTheDocument();
});

test('an order sorts the apps of the category, and those without a date come last', async () => {
  const user = setupUser();
  renderCategory();
  await user.selectOptions(screen.getByRole('combobox'), 'Newest');
  await passTime(0);
  expect(titles().slice(0, 3)).toEqual(['App 41', 'App 1', 'App 3']);
  expect(screen.getByText('Added 20 November 2026')).toBeVisible();
  expect(window.location.search).toBe('?sort=newest');
});

test('an order that the category cannot have is not applied', async () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/apps/categories/tools?sort=updated');
  renderCategory();
  await passTime(0);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Catalogue order');
  expect(titles()[0]).toBe('App 1');
});

test('a search without a match leads to a search of all apps', async () => {
  const user = setupUser();
  renderCategory();
  await user.type(screen.getByRole('searchbox'), 'app 2&');
  await passTime(1000);
  expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search all apps' })).toHaveAttribute('href', '/apps?q=app%202%26');
});
