import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { givenNoPageBefore, givenPageBefore } from '../../../fixtures/history';
import { router } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('says that the page is not there', () => {
  const { container } = render(<NotFoundPage />);

  expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
  expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/illustrations/not-found.svg');
});

test('says what happened instead, where that is known', () => {
  render(<NotFoundPage message="The list of apps could not be loaded." />);

  expect(screen.getByText('The list of apps could not be loaded.')).toBeVisible();
  expect(screen.queryByText('The page you are looking for is not available.')).not.toBeInTheDocument();
});

test('tries again where that can help', async () => {
  const onRetry = jest.fn();
  render(<NotFoundPage onRetry={onRetry} />);
  expect(onRetry).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('offers no second try where there is none', () => {
  render(<NotFoundPage />);

  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('goes one step back', async () => {
  const { back } = givenPageBefore();
  render(<NotFoundPage />);

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(back).toHaveBeenCalledTimes(1);
  expect(router.push).not.toHaveBeenCalled();
});

test('goes home where there is no step back inside the site', async () => {
  const { back } = givenNoPageBefore();
  render(<NotFoundPage />);

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(router.push).toHaveBeenCalledWith('/', { scroll: false });
  expect(back).not.toHaveBeenCalled();
});

test('can have its heading focused after a change of path', () => {
  render(<NotFoundPage />);

  screen.getByRole('heading').focus();

  expect(screen.getByRole('heading')).toHaveFocus();
});
