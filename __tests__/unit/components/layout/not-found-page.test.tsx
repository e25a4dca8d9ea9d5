import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { givenNoPageBefore, givenPageBefore } from '../../../fixtures/history';
import { router } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('shows that the page was not found', () => {
  const { container } = render(<NotFoundPage />);

  expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
  expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/illustrations/not-found.svg');
});

test('shows a given message instead', () => {
  render(<NotFoundPage message="The list of apps could not be loaded." />);

  expect(screen.getByText('The list of apps could not be loaded.')).toBeVisible();
  expect(screen.queryByText('The page you are looking for is not available.')).not.toBeInTheDocument();
});

test('has a retry button if a retry can help', async () => {
  const onRetry = jest.fn();
  render(<NotFoundPage onRetry={onRetry} />);
  expect(onRetry).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('has no retry button by default', () => {
  render(<NotFoundPage />);

  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('goes back one history entry', async () => {
  const { back } = givenPageBefore();
  render(<NotFoundPage />);

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(back).toHaveBeenCalledTimes(1);
  expect(router.push).not.toHaveBeenCalled();
});

test('goes home if the previous entry is on another site', async () => {
  const { back } = givenNoPageBefore();
  render(<NotFoundPage />);

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(router.push).toHaveBeenCalledWith('/', { scroll: false });
  expect(back).not.toHaveBeenCalled();
});

test('has a focusable heading', () => {
  render(<NotFoundPage />);

  screen.getByRole('heading').focus();

  expect(screen.getByRole('heading')).toHaveFocus();
});
