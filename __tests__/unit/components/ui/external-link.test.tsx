import { render, screen } from '@testing-library/react';
import { ExternalLink } from '@/components/ui/external-link';

test('opens its address in a new tab, and says so', () => {
  render(<ExternalLink href="https://example.org">Contribute</ExternalLink>);

  const link = screen.getByRole('link', { name: 'Contribute (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://example.org');
  expect(link).toHaveAttribute('target', '_blank');
});

test('tells the other site nothing of this one', () => {
  render(<ExternalLink href="https://example.org">Contribute</ExternalLink>);

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('lets no owner undo that', () => {
  render(
    <ExternalLink href="https://example.org" target="_self" rel="opener">
      Contribute
    </ExternalLink>,
  );

  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});
