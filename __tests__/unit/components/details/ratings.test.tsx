import { render, screen, within } from '@testing-library/react';
import { Ratings } from '@/components/details/ratings';
import '../../../fixtures/viewport';

const ratings = [
  { name: '1 star', count: 10 },
  { name: '2 star', count: 0 },
  { name: '5 star', count: 1500 },
];

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('is named by its heading', () => {
  render(<Ratings ratings={ratings} ratingAvg={4.2} />);

  expect(screen.getByRole('region', { name: 'Ratings' })).toBeVisible();
});

test('shows the counts in a table, in reverse order of the data', () => {
  render(<Ratings ratings={ratings} ratingAvg={4.2} />);

  const table = screen.getByRole('table', { name: 'Ratings by number of stars' });
  expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
    ['Rating', 'Count', 'Share'],
    ['5 star', '1,500', '99%'],
    ['2 star', '0', '0%'],
    ['1 star', '10', '1%'],
  ]);
});

test.each([
  [[{ name: '5 star', count: 1 }], '4.2out of 5 · 1 vote'],
  [ratings, '4.2out of 5 · 1,510 votes'],
])('shows the average and the number of votes: %j', (ratings, text) => {
  render(<Ratings ratings={ratings} ratingAvg={4.24} />);

  expect(screen.getByText(/out of 5/).parentElement).toHaveTextContent(text);
});

test('has row and column headers', () => {
  render(<Ratings ratings={ratings} ratingAvg={4.2} />);

  expect(screen.getByRole('rowheader', { name: '5 star' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Count' })).toBeInTheDocument();
});

test('keeps two levels of the same name', () => {
  render(<Ratings ratings={[...ratings, { name: '5 star', count: 7 }]} ratingAvg={4.2} />);

  expect(screen.getAllByRole('rowheader', { name: '5 star' })).toHaveLength(2);
});

test('renders nothing without ratings', () => {
  const { container } = render(<Ratings ratingAvg={4.2} />);

  expect(container).toBeEmptyDOMElement();
});

test('shows no average that is not known', () => {
  render(<Ratings ratings={ratings} />);

  expect(screen.getByText(/^[\d,]+ votes$/)).toBeInTheDocument();
  expect(screen.queryByText(/out of 5/)).not.toBeInTheDocument();
});
