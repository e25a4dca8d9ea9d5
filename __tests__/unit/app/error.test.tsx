import { act, render, screen } from '@testing-library/react';
import ErrorPage from '@/app/error';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));

test.each([[new TypeError('x is undefined')], ['a text'], [null], [undefined]])(
  'shows the default message for %s, which says nothing to a visitor',
  (thrown) => {
    render(<ErrorPage error={thrown} reset={jest.fn()} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
    expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
  },
);

test('when the connection is back, tries again once the host answers', async () => {
  jest.useFakeTimers();
  let answer = () => Promise.reject(new TypeError('Failed to fetch'));
  window.fetch = jest.fn(() => answer());
  const reset = jest.fn();
  render(<ErrorPage error={new Error('x')} reset={reset} />);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(reset).not.toHaveBeenCalled();
  answer = () => Promise.resolve({} as never);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(reset).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
