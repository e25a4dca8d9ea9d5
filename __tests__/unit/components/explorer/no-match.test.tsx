import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoMatch } from '@/components/explorer/no-match';
import { givenNoPageBefore, givenPageBefore } from '../../../fixtures/history';
import { router } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('shows that no app was found', () => {
  render(<NoMatch />);

  expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  expect(
    screen.getByText('The app you are looking is not found in your system, Please try another apps.'),
  ).toBeVisible();
});

test('goes back one history entry', async () => {
  const { back } = givenPageBefore();
  render(<NoMatch />);
  expect(back).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(back).toHaveBeenCalledTimes(1);
});

test('goes home if the previous entry is on another site', async () => {
  const { back } = givenNoPageBefore();
  render(<NoMatch />);

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(router.push).toHaveBeenCalledWith('/', { scroll: false });
  expect(back).not.toHaveBeenCalled();
});
