import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero';

test('shows headline and introduction', () => {
  render(<Hero />);

  expect(screen.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
  expect(screen.getByText(/we craft apps/)).toBeVisible();
});

test.each([
  ['Google Play', 'https://play.google.com/store/apps'],
  ['App Store', 'https://www.apple.com/app-store/'],
])('opens %s in a new tab', (name, href) => {
  render(<Hero />);

  const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
});

test('has a decorative image', () => {
  const { container } = render(<Hero />);

  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});
