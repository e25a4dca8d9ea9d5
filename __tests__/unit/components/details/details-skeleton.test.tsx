import { render } from '@testing-library/react';
import { DetailsSkeleton } from '@/components/details/details-skeleton';

test('is busy, and hidden from assistive technology', () => {
  const { container } = render(<DetailsSkeleton />);

  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(container.firstElementChild?.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
});
