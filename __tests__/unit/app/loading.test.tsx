import { render, screen } from '@testing-library/react';
import AppsLoading from '@/app/apps/loading';
import HomeLoading from '@/app/loading';
import { skeletonCards } from '../../fixtures/skeletons';

test('shows eight skeleton cards for the home page', () => {
  const { container } = render(<HomeLoading />);

  expect(skeletonCards()).toHaveLength(8);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});

test('shows a spinner for the listing', () => {
  const { container } = render(<AppsLoading />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  // A navigation waits for it.
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});
