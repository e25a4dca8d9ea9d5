import { render, screen } from '@testing-library/react';
import InstalledPage from '@/app/apps/install/page';
import { home } from '@/lib/site';
import type { Home } from '@/lib/site-types';

jest.mock('next/link', () => jest.requireActual('../../fixtures/link'));
jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));
jest.mock('@/lib/publish/catalogue/read', () => ({ readCatalogue: () => [] }));

test.each(['Made by many people.', undefined])('has the line %j of the owner below its heading', (line) => {
  jest.replaceProperty<Home, 'installed'>(home, 'installed', line);
  render(InstalledPage());
  const heading = screen.getByRole('heading', { name: 'Your Installed Apps' });
  expect(heading.parentElement?.parentElement?.textContent).toBe(`Your Installed Apps${line ?? ''}`);
});
