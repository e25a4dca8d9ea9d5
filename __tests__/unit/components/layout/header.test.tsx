import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/layout/header';
import '../../../fixtures/media';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

// jsdom takes a popover for an element like any other: that the menu opens is for the tests in a real browser.

test('has the logo lead home', () => {
  render(<Header />);

  expect(screen.getByRole('link', { name: 'Larkmoor' })).toHaveAttribute('href', '/');
});

test("leads to the site's pages, in this order, and out to Contribute", () => {
  render(<Header />);

  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Apps',
    'Installation',
    'Contribute (opens in a new tab)',
  ]);
});

test("opens the author's code hosting profile in a new tab", () => {
  render(<Header />);

  const contribute = screen.getByRole('link', { name: /Contribute/ });
  expect(contribute).toHaveAttribute('href', 'https://github.com/larkmoor');
  expect(contribute).toHaveAttribute('target', '_blank');
});

test('has a button for the menu on small screens, which needs no script', () => {
  render(<Header />);

  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
  expect(menu).toHaveAttribute('popover', 'auto');
});
