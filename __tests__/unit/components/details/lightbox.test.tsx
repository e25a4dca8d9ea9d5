import { fireEvent, render, screen } from '@testing-library/react';
import { Lightbox } from '@/components/details/lightbox';
import '../../../fixtures/dialog-element';

test('an Enter key that is held does not press a button', () => {
  render(
    <Lightbox screenshots={[{ image: '/1.png', alt: 'A list', ratio: 1 }]} first={0} onClose={() => {}} />,
  );
  // There are no buttons for others.
  const button = screen.getByRole('button');

  // `fireEvent` returns whether the browser does what the key does by default.
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});

test('is described by the position of a screenshot of which nothing else is known', () => {
  const screenshots = [1, 2].map((name) => ({ image: `/${name}.png`, ratio: 1 }));
  render(<Lightbox screenshots={screenshots} first={1} onClose={() => {}} />);

  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Screenshot 2 of 2');
  expect(screen.getByText('Screenshot 2 of 2')).toHaveClass('sr-only');
});
