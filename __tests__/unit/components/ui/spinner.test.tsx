import { render, screen } from '@testing-library/react';
import { Spinner } from '@/components/ui/spinner';

test('announces that the page is loading', () => {
  render(<Spinner />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
