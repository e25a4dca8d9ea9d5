import { render, screen } from '@testing-library/react';
import { ExternalLink } from '@/components/ui/external-link';

test('opens its URL in a new tab, and announces that', () => {
  render(<ExternalLink href="https://example.org">Contribute</ExternalLink>);

  const link = screen.getByRole('link', { name: 'Contribute (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://example.org');
  expect(link).toHaveAttribute('target', '_blank');
});

test('has no opener and no referrer', () => {
  render(<ExternalLink href="https://example.org">Contribute</ExternalLink>);

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('does not allow props to override that', () => {
  render(
    <ExternalLink href="https://example.org" target="_self" rel="opener">
      Contribute
    </ExternalLink>,
  );

  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});
