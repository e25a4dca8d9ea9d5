import { render, screen } from '@testing-library/react';
import { Lightbox } from '@/components/details/lightbox';
import '../../../fixtures/dialog-element';

test('is described by the position of a screenshot of which nothing else is known', () => {
  const screenshots = [1, 2].map((name) => ({ image: `/${name}.png`, ratio: 1 }));
  render(<Lightbox screenshots={screenshots} first={1} onClose={() => {}} />);

  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Screenshot 2 of 2');
  expect(screen.getByText('Screenshot 2 of 2')).toHaveClass('sr-only');
});
