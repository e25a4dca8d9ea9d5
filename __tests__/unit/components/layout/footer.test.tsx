import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';

test('shows company, founding year and tagline', () => {
  render(<Footer name="Fjordline" founded={1992} tagline="Crafted with care on the edge of the moor." />);

  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    'Fjordline, founded in 1992.Crafted with care on the edge of the moor.',
  );
});

test('has three social icons with accessible names', () => {
  render(<Footer name="Fjordline" founded={1992} tagline="Crafted with care on the edge of the moor." />);

  const icons = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('img');
  expect(icons).toHaveLength(3);
  expect(icons[0]).toHaveAccessibleName('X');
  expect(icons[1]).toHaveAccessibleName('LinkedIn');
  expect(icons[2]).toHaveAccessibleName('Facebook');
});

test('has no links, because the icons have no targets', () => {
  render(<Footer name="Fjordline" founded={1992} tagline="Crafted with care on the edge of the moor." />);

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
