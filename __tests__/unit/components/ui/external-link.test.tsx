import { render, screen } from '@testing-library/react';
import { ExternalLink } from '@/components/ui/external-link';

test.each(['https://quill.example', 'http://quill.example', 'HTTPS://quill.example'])(
  'opens %s in a new tab, without opener and referrer',
  (href) => {
    render(<ExternalLink href={href}>Quill</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Quill (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test.each(['mailto:help@quill.example', 'MAILTO:help@quill.example'])('%s opens no tab', (href) => {
  render(<ExternalLink href={href}>Help</ExternalLink>);
  expect(screen.getByRole('link', { name: 'Help' })).not.toHaveAttribute('target');
});
