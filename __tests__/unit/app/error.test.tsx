import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPage from '@/app/error';
import { LoadFailure } from '@/lib/source/load-failure';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));

test('says that a file could not be loaded', () => {
  render(<ErrorPage error={new LoadFailure('The list of apps could not be loaded.')} reset={jest.fn()} />);

  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByText('The list of apps could not be loaded.')).toBeVisible();
});

test.each([[new TypeError('x is undefined')], ['a text'], [null], [undefined]])(
  'shows the default message for %s, which says nothing to a visitor',
  (thrown) => {
    render(<ErrorPage error={thrown} reset={jest.fn()} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
    expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
  },
);

test('tries again on a retry', async () => {
  const reset = jest.fn();
  render(<ErrorPage error={new Error('No.')} reset={reset} />);
  expect(reset).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(reset).toHaveBeenCalledTimes(1);
});

test('tries again when the connection is back', async () => {
  const reset = jest.fn();
  render(<ErrorPage error={new Error('No.')} reset={reset} />);

  window.dispatchEvent(new Event('online'));

  await waitFor(() => expect(reset).toHaveBeenCalled());
});

test('has a back button', () => {
  render(<ErrorPage error={new Error('No.')} reset={jest.fn()} />);

  expect(screen.getByRole('button', { name: 'Go Back !' })).toBeVisible();
});
