import { render, screen } from '@testing-library/react';
import AppsLoading from '@/app/apps/loading';

test('shows a spinner for the listing', () => {
  const { container } = render(<AppsLoading />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  // A navigation waits for it.
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});
