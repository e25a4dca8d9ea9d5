import { fireEvent, render, screen } from '@testing-library/react';
import { RatingsChart } from '@/components/details/ratings-chart';
import { passTime } from '../../../fixtures/user';
import { scrollIntoView } from '../../../fixtures/viewport';

// The bars and the scale are those of `chart.spec.ts`.

jest.mock('@/components/details/recharts-bars', () => ({ RechartsBars: () => 'recharts' }));

const ratings = [{ name: '5 star', count: 1500 }];
const bars = () => screen.queryByText('recharts');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('recharts is loaded in the viewport, when the animation of the bars is over', async () => {
  render(<RatingsChart ratings={ratings} />);
  await passTime(60_000);
  await scrollIntoView();
  await passTime(1499);
  expect(bars()).not.toBeInTheDocument();

  await passTime(300);
  expect(bars()).toBeInTheDocument();
});

test('recharts is loaded only at the pointer for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  render(<RatingsChart ratings={ratings} />);
  await scrollIntoView();
  await passTime(60_000);
  expect(bars()).not.toBeInTheDocument();

  fireEvent.pointerEnter(screen.getByText('5 star').closest('[aria-hidden]') as HTMLElement);
  await passTime(0);
  expect(bars()).toBeInTheDocument();
  Object.assign(navigator, { connection: undefined });
});

test('recharts is not loaded when the visitor leaves the page during the animation', async () => {
  const { rerender } = render(<RatingsChart ratings={ratings} />);
  await scrollIntoView();
  await passTime(1000);

  rerender(<p>another page</p>);
  expect(jest.getTimerCount()).toBe(0);
});
