import { render, screen } from '@testing-library/react';
import { MdStar } from 'react-icons/md';
import { Stat } from '@/components/details/stat';

test('is a term with its figure, and a decorative icon', () => {
  const { container } = render(
    <dl>
      <Stat label="Average Ratings" Icon={MdStar} tone="text-gold">
        4.5
      </Stat>
    </dl>,
  );

  expect(screen.getByRole('term')).toHaveTextContent('Average Ratings');
  expect(screen.getByRole('definition')).toHaveTextContent('4.5');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
