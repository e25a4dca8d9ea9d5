import { fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { Ratings } from '@/components/details/ratings';
import type { RatingsChartProps } from '@/components/details/ratings-chart';
import { INITIAL_STATE } from '@/lib/navigation/state-machine';
import { navigationStore } from '@/lib/navigation/store';
import { unusualRatings } from '../../../fixtures/ratings';
import { passTime } from '../../../fixtures/user';
import { scrollIntoView } from '../../../fixtures/viewport';

let mockDrawn: () => void;

jest.mock('@/components/details/ratings-chart', () => ({
  RatingsChart: ({ ratings, onDrawn }: RatingsChartProps) => {
    mockDrawn = onDrawn;
    return `a chart of ${ratings.map(({ name }) => name).join(', ')}`;
  },
}));

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
  [[{ name: '5 star', count: 1 }], '4.2out of 5, 1 vote'],
  [ratings, '4.2out of 5, 1,510 votes'],
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

test('shows a message without ratings', () => {
  render(<Ratings ratings={[]} ratingAvg={4.2} />);

  expect(screen.getByText('Nobody has rated this app yet.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

describe('the chart', () => {
  const place = () => screen.getByRole('region').querySelector('[aria-hidden]') as HTMLElement;
  const chart = () => screen.queryByText('a chart of 5 star, 2 star, 1 star');
  const bars = () => within(place()).queryByText('1,500');

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('has bars before it is loaded, hidden from assistive technology', () => {
    render(<Ratings ratings={ratings} ratingAvg={4.2} />);

    expect(place()).toHaveStyle({ height: '300px' });
    expect(bars()).toBeVisible();
    expect(chart()).not.toBeInTheDocument();
  });

  test('has more space for many levels', () => {
    render(<Ratings ratings={unusualRatings['twenty levels']} ratingAvg={4.2} />);

    expect(place()).toHaveStyle({ height: '720px' });
  });

  test('is not loaded while its place is far from the viewport', async () => {
    render(<Ratings ratings={ratings} ratingAvg={4.2} />);

    await passTime(60_000);
    expect(chart()).not.toBeInTheDocument();
  });

  test('is loaded in the viewport, when the animation of the bars is over', async () => {
    render(<Ratings ratings={ratings} ratingAvg={4.2} />);

    await scrollIntoView();
    await passTime(1499);
    expect(chart()).not.toBeInTheDocument();

    await passTime(300);
    expect(chart()).toBeInTheDocument();
  });

  test('is not loaded before its page is shown', async () => {
    act(() => navigationStore.setState(INITIAL_STATE));
    render(<Ratings ratings={ratings} ratingAvg={4.2} />);
    await scrollIntoView();
    await passTime(60_000);
    expect(chart()).not.toBeInTheDocument();

    act(() => navigationStore.setState({ navigation: null }));
    await passTime(1499);
    expect(chart()).not.toBeInTheDocument();

    await passTime(300);
    expect(chart()).toBeInTheDocument();
  });

  test('is not loaded when the visitor leaves the page during the animation', async () => {
    render(<Ratings ratings={ratings} ratingAvg={4.2} />);
    await scrollIntoView();
    await passTime(1000);

    act(() => navigationStore.setState({ navigation: INITIAL_STATE.navigation }));
    await passTime(60_000);
    expect(chart()).not.toBeInTheDocument();
  });

  test('is loaded at once when the pointer enters its place', async () => {
    render(<Ratings ratings={ratings} ratingAvg={4.2} />);

    fireEvent.pointerEnter(place());
    await passTime(0);
    expect(chart()).toBeInTheDocument();
  });

  test('replaces the bars when it is completely drawn', async () => {
    render(<Ratings ratings={ratings} ratingAvg={4.2} />);
    fireEvent.pointerEnter(place());
    await passTime(0);
    expect(bars()).toBeVisible();
    expect(chart()).toHaveClass('invisible');

    act(() => mockDrawn());
    expect(bars()?.closest('.hidden')).toHaveClass('print:block');
    expect(chart()).not.toHaveClass('invisible');
  });
});
