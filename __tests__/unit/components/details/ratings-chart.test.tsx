import { fireEvent, render, screen } from '@testing-library/react';
import { RatingsChart } from '@/components/details/ratings-chart';
import { unusualRatings } from '../../../fixtures/ratings';
import { passTime } from '../../../fixtures/user';
import { scrollIntoView } from '../../../fixtures/viewport';

jest.mock('@/components/details/recharts-bars', () => ({ RechartsBars: () => 'recharts' }));

const ratings = [
  { name: '5 star', count: 1500 },
  { name: '4 star', count: 750 },
  { name: '1 star', count: 0 },
];

const barOf = (count: string) => screen.getByText(count).previousElementSibling;

test('shows the names in the given order, and the exact counts', () => {
  render(<RatingsChart ratings={ratings} />);

  expect(screen.getAllByText(/star/).map(({ textContent }) => textContent)).toEqual([
    '5 star',
    '4 star',
    '1 star',
  ]);
  expect(barOf('1,500')).toHaveStyle({ width: 'max(2px, 93.75%)' });
  expect(barOf('750')).toHaveStyle({ width: 'max(2px, 46.88%)' });
});

test('shows two levels with the same name', () => {
  render(<RatingsChart ratings={unusualRatings['equal names']} />);

  expect(screen.getAllByText('Good')).toHaveLength(2);
});

test('has a bar without length for a count of 0', () => {
  render(<RatingsChart ratings={unusualRatings['small counts']} />);

  const [zero] = screen.getAllByText('0');
  expect(zero?.previousElementSibling).toHaveStyle({ width: '0px' });
});

test('has no length for any bar if all counts are 0', () => {
  const { container } = render(<RatingsChart ratings={unusualRatings['no counts']} />);

  const bars = [...container.querySelectorAll('.chart-bar')];
  expect(bars).toHaveLength(5);
  for (const bar of bars) expect(bar).toHaveStyle({ width: '0px' });
});

test('shows round numbers on the scale, at their places', () => {
  render(<RatingsChart ratings={ratings} />);

  expect(screen.getByText('400')).toHaveStyle({ insetInlineStart: '25%' });
  expect(screen.getByText('1.6K')).toHaveStyle({ insetInlineStart: '100%' });
});

test('shows a name in its own direction', () => {
  render(<RatingsChart ratings={unusualRatings['right-to-left names']} />);

  expect(screen.getByText('نجمة واحدة')).toHaveAttribute('dir', 'auto');
});

describe('recharts', () => {
  const bars = () => screen.queryByText('recharts');
  const place = () => screen.getByText('1,500').closest('[aria-hidden]') as HTMLElement;

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is not loaded while the chart is far from the viewport', async () => {
    render(<RatingsChart ratings={ratings} />);

    await passTime(60_000);
    expect(bars()).not.toBeInTheDocument();
  });

  test('is loaded in the viewport, when the animation of the bars is over', async () => {
    render(<RatingsChart ratings={ratings} />);

    await scrollIntoView();
    await passTime(1499);
    expect(bars()).not.toBeInTheDocument();

    await passTime(300);
    expect(bars()).toBeInTheDocument();
  });

  test('is loaded only at the pointer for visitors who save data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    render(<RatingsChart ratings={ratings} />);
    await scrollIntoView();
    await passTime(60_000);
    expect(bars()).not.toBeInTheDocument();

    fireEvent.pointerEnter(place());
    await passTime(0);
    expect(bars()).toBeInTheDocument();
    Object.assign(navigator, { connection: undefined });
  });

  test('is not loaded when the visitor leaves the page during the animation', async () => {
    const { rerender } = render(<RatingsChart ratings={ratings} />);
    await scrollIntoView();
    await passTime(1000);

    rerender(<p>another page</p>);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is loaded at once when the pointer enters the chart', async () => {
    render(<RatingsChart ratings={ratings} />);

    fireEvent.pointerEnter(place());
    await passTime(0);
    expect(bars()).toBeInTheDocument();
  });
});

test('is 300 px high, or more for many levels', () => {
  const { container, rerender } = render(<RatingsChart ratings={ratings} />);
  expect(container.firstElementChild).toHaveStyle({ height: '300px' });

  rerender(<RatingsChart ratings={unusualRatings['twenty levels']} />);
  expect(container.firstElementChild).toHaveStyle({ height: '720px' });
});

test('is hidden from assistive technology', () => {
  const { container } = render(<RatingsChart ratings={ratings} />);

  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
