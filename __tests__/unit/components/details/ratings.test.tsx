import { render, screen, within } from '@testing-library/react';
import { Ratings } from '@/components/details/ratings';
import { unusualRatings } from '../../../fixtures/ratings';
import { scrollIntoView } from '../../../fixtures/viewport';

jest.mock('@/components/details/ratings-chart', () => ({
  RatingsChart: (props: { ratings: { name: string }[] }) =>
    `a chart of ${props.ratings.map(({ name }) => name).join(', ')}`,
}));

const ratings = [
  { name: '1 star', count: 10 },
  { name: '2 star', count: 0 },
  { name: '5 star', count: 1500 },
];

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('is named by its heading', () => {
  render(<Ratings ratings={ratings} />);

  expect(screen.getByRole('region', { name: 'Ratings' })).toBeVisible();
});

test('shows the counts in a table, in reverse order of the data', () => {
  render(<Ratings ratings={ratings} />);

  const table = screen.getByRole('table', { name: 'Ratings by number of stars' });
  expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
    ['Rating', 'Count'],
    ['5 star', '1,500'],
    ['2 star', '0'],
    ['1 star', '10'],
  ]);
});

test('has row and column headers', () => {
  render(<Ratings ratings={ratings} />);

  expect(screen.getByRole('rowheader', { name: '5 star' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Count' })).toBeInTheDocument();
});

test('keeps two levels of the same name', () => {
  render(<Ratings ratings={[...ratings, { name: '5 star', count: 7 }]} />);

  expect(screen.getAllByRole('rowheader', { name: '5 star' })).toHaveLength(2);
});

test('shows a message without ratings', () => {
  render(<Ratings ratings={[]} />);

  expect(screen.getByText('Nobody has rated this app yet.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

describe('the chart', () => {
  const place = () => screen.getByRole('region').querySelector('[aria-hidden]');

  test('has its space reserved before it is loaded, hidden from assistive technology', () => {
    render(<Ratings ratings={ratings} />);

    expect(place()).toHaveStyle({ height: '300px' });
    expect(place()).toBeEmptyDOMElement();
  });

  test('has more space reserved for many levels', () => {
    render(<Ratings ratings={unusualRatings['twenty levels']} />);

    expect(place()).toHaveStyle({ height: '720px' });
  });

  test('is loaded when its space is near the viewport', async () => {
    render(<Ratings ratings={ratings} />);

    await scrollIntoView();

    expect(await screen.findByText('a chart of 5 star, 2 star, 1 star')).toBeInTheDocument();
  });
});
