import { render } from '@testing-library/react';
import { Logo } from '@/components/layout/logo';

it('is decorative: the name stands beside it', () => {
  const { container } = render(<Logo />);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
