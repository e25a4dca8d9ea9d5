import { render, screen } from '@testing-library/react';
import AppsLoading from '@/app/apps/loading';

test('shows a spinner for the listing, and leaves the announcement to the navigation', () => {
  const { container } = render(<AppsLoading />);

  expect(container.querySelector('.animate-spin')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  // A navigation waits for it.
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});
