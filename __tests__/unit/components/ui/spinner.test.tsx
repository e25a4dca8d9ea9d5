import { render, screen } from '@testing-library/react';
import { Spinner } from '@/components/ui/spinner';

test('tells assistive technology that something loads', () => {
  render(<Spinner />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
