import { fireEvent, render, screen, within } from '@testing-library/react';
import { Ratings } from '@/components/details/ratings';
import { passTime } from '../../../fixtures/user';
import '../../../fixtures/viewport';

const mockLoad = jest.fn();

jest.mock('@/components/details/recharts-bars', () => {
  mockLoad();
  throw new Error('Failed to load chunk');
});

test('keeps the bars if the chart cannot be loaded', async () => {
  jest.useFakeTimers();
  const ratings = [
    { name: '1 star', count: 10 },
    { name: '5 star', count: 1500 },
  ];
  render(<Ratings ratings={ratings} ratingAvg={4.2} />);
  const place = screen.getByRole('region').querySelector('[aria-hidden]') as HTMLElement;

  fireEvent.pointerEnter(place);
  await passTime(0);

  expect(mockLoad).toHaveBeenCalled();
  expect(within(place).getByText('1,500')).toBeVisible();
});
