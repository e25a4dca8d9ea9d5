import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/layout/header';
import '../../../fixtures/media';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const props = {
  name: 'Fjordline',
  contributeUrl: 'https://github.com/fjordline',
  themeColors: { light: '#ffffff', dark: '#000000' },
};

// jsdom does not implement popovers. End-to-end tests check that the menu opens.

test('links the logo to home', () => {
  render(<Header {...props} />);

  expect(screen.getByRole('link', { name: 'Fjordline' })).toHaveAttribute('href', '/');
});

test('links to the pages of the site, in this order, and to Contribute', () => {
  render(<Header {...props} />);

  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Apps',
    'Installation',
    'Contribute (opens in a new tab)',
  ]);
});

test("opens the author's code hosting profile in a new tab", () => {
  render(<Header {...props} />);

  const contribute = screen.getByRole('link', { name: /Contribute/ });
  expect(contribute).toHaveAttribute('href', 'https://github.com/fjordline');
  expect(contribute).toHaveAttribute('target', '_blank');
});

test('has a menu button that needs no script', () => {
  render(<Header {...props} />);

  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
  expect(menu).toHaveAttribute('popover', 'auto');
});

test('has the theme switch in the menu', () => {
  render(<Header {...props} />);

  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByRole('combobox', { name: 'Theme' })).toBeVisible();
});
