import { render, screen, within } from '@testing-library/react';
import DeveloperPage, { generateStaticParams } from '@/app/apps/developers/[slug]/[[...page]]/page';
import { buildApps } from '../../fixtures/apps';

const developer = { name: 'ねこ Studio', slug: 'ねこ-studio' };
let mockApps = buildApps(0);

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));
jest.mock('@/lib/build/seo/metadata', () => ({}));
jest.mock('@/lib/build/seo/json-ld', () => ({ namedTrail: () => [{ name: 'All Apps', path: '/apps' }] }));
jest.mock('@/lib/build/catalogue/groups', () => {
  const readGroups = async () => (mockApps.length > 0 ? [{ ...developer, apps: mockApps }] : []);
  return { readGroups, readGroup: async () => (await readGroups())[0] };
});

const links = () => within(screen.getByRole('main')).getAllByRole('link', { name: /rated/ });

/** Renders a page of the developer. */
async function renderPage(count: number, page?: string[]) {
  mockApps = buildApps(count);
  const params = Promise.resolve({ slug: developer.slug, page });
  render(<main>{await DeveloperPage({ params, searchParams: Promise.resolve({}) })}</main>);
}

test('shows all apps of a developer with a few', async () => {
  await renderPage(3);
  expect(screen.getByRole('heading', { level: 1, name: 'ねこ Studio' })).toBeVisible();
  expect(screen.getByText('3 apps')).toBeVisible();
  expect(links()).toHaveLength(3);
  expect(screen.queryByRole('navigation', { name: 'Pages of this developer' })).not.toBeInTheDocument();
});

test('divides the apps of a developer with many into pages', async () => {
  await renderPage(30, ['2']);
  expect(screen.getByText('30 apps, page 2 of 2')).toBeVisible();
  expect(links()).toHaveLength(6);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this developer' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/apps/developers/%E3%81%AD%E3%81%93-studio',
    '/apps/developers/%E3%81%AD%E3%81%93-studio/2',
  ]);
  expect(await generateStaticParams()).toEqual([
    { slug: developer.slug, page: [] },
    { slug: developer.slug, page: ['2'] },
  ]);
});

test('has a placeholder for an empty catalogue', async () => {
  mockApps = [];
  expect(await generateStaticParams()).toEqual([{ slug: '_none', page: [] }]);
});
