import { render, screen } from '@testing-library/react';
import { RatingBars } from '@/components/details/rating-bars';
import { unusualRatings } from '../../../fixtures/ratings';

const ratings = [
  { name: '5 star', count: 1500 },
  { name: '4 star', count: 750 },
  { name: '1 star', count: 0 },
];

const barOf = (count: string) => screen.getByText(count).firstElementChild;

test('shows the names in the given order, and the exact counts', () => {
  render(<RatingBars ratings={ratings} />);

  expect(screen.getAllByText(/star/).map(({ textContent }) => textContent)).toEqual([
    '5 star',
    '4 star',
    '1 star',
  ]);
  expect(barOf('1,500')).toHaveStyle({ width: 'max(2px, 93.75%)' });
  expect(barOf('750')).toHaveStyle({ width: 'max(2px, 46.88%)' });
});

test('shows two levels with the same name', () => {
  render(<RatingBars ratings={unusualRatings['equal names']} />);

  expect(screen.getAllByText('Good')).toHaveLength(2);
});

test('has a bar without length for a count of 0', () => {
  render(<RatingBars ratings={unusualRatings['small counts']} />);

  const [zero] = screen.getAllByText('0');
  expect(zero?.firstElementChild).toHaveStyle({ width: '0px' });
});

test('has no length for any bar if all counts are 0', () => {
  const { container } = render(<RatingBars ratings={unusualRatings['no counts']} />);

  const bars = [...container.querySelectorAll('.chart-bar')];
  expect(bars).toHaveLength(5);
  for (const bar of bars) expect(bar).toHaveStyle({ width: '0px' });
});

test('shows round numbers on the scale, at their places', () => {
  render(<RatingBars ratings={ratings} />);

  expect(screen.getByText('400')).toHaveStyle({ left: '25%' });
  expect(screen.getByText('1.6K')).toHaveStyle({ left: '100%' });
});

test('shows a name in its own direction', () => {
  render(<RatingBars ratings={unusualRatings['right-to-left names']} />);

  expect(screen.getByText('نجمة واحدة')).toHaveAttribute('dir', 'auto');
});
