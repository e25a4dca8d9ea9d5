import { render, screen, within } from '@testing-library/react';
import { DeveloperApps } from '@/components/catalogue/developer-apps';
import { buildApps } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const developer = { name: 'ねこ Studio', slug: 'ねこ-studio' };
const trail = [{ name: 'All Apps', path: '/apps' }];
const links = () => within(screen.getByRole('main')).getAllByRole('link', { name: /rated/ });

test('shows all apps of a developer with a few', () => {
  render(<DeveloperApps developer={developer} apps={buildApps(3)} page={1} trail={trail} />, {
    wrapper: ({ children }) => <main>{children}</main>,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'ねこ Studio' })).toBeVisible();
  expect(screen.getByText('3 apps')).toBeVisible();
  expect(links()).toHaveLength(3);
  expect(screen.queryByRole('navigation', { name: 'Pages of this developer' })).not.toBeInTheDocument();
});

test('divides the apps of a developer with many into pages', () => {
  render(<DeveloperApps developer={developer} apps={buildApps(30)} page={2} trail={trail} />, {
    wrapper: ({ children }) => <main>{children}</main>,
  });
  expect(screen.getByText('30 apps, page 2 of 2')).toBeVisible();
  expect(links()).toHaveLength(6);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this developer' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/apps/developers/%E3%81%AD%E3%81%93-studio',
    '/apps/developers/%E3%81%AD%E3%81%93-studio/2',
  ]);
});
