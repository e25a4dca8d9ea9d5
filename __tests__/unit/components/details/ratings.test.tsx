import { render, screen, within } from '@testing-library/react';
import { Ratings } from '@/components/details/ratings';
import '../../../fixtures/viewport';

const ratings = [
  { name: '1 star', count: 10 },
  { name: '2 star', count: 0 },
  { name: '5 star', count: 1500 },
];

test('has the average, the votes, and the counts and shares in reverse order of the data', () => {
  render(<Ratings ratings={ratings} ratingAvg={4.24} />);

  expect(screen.getByText(/out of 5/).parentElement).toHaveTextContent('4.2out of 5 · 1,510 votes');
  const rows = within(screen.getByRole('table', { name: 'Ratings by number of stars' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Rating', 'Count', 'Share'],
    ['5 star', '1,500', '99%'],
    ['2 star', '0', '0%'],
    ['1 star', '10', '1%'],
  ]);
});

test('shows no average that is not known', () => {
  render(<Ratings ratings={ratings} />);

  expect(screen.getByText(/^[\d,]+ votes$/)).toBeInTheDocument();
  expect(screen.queryByText(/out of 5/)).not.toBeInTheDocument();
});
