import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoMatch } from '@/components/explorer/no-match';
import { givenNoPageBefore, givenPageBefore } from '../../../fixtures/history';
import { router } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const onClear = jest.fn();

beforeEach(() => onClear.mockReset());

function renderNoMatch(isInCategory = false) {
  render(<NoMatch text="kite & co" isInCategory={isInCategory} onClear={onClear} />);
}

test('shows that no app was found', () => {
  renderNoMatch();

  expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  expect(
    screen.getByText('The app you are looking is not found in your system, Please try another apps.'),
  ).toBeVisible();
});

test('goes back one history entry', async () => {
  const { back } = givenPageBefore();
  renderNoMatch();
  expect(back).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(back).toHaveBeenCalledTimes(1);
});

test('goes home if the previous entry is on another site', async () => {
  const { back } = givenNoPageBefore();
  renderNoMatch();

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(router.push).toHaveBeenCalledWith('/', { scroll: false });
  expect(back).not.toHaveBeenCalled();
});

test('clears the search', async () => {
  renderNoMatch();
  expect(onClear).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));

  expect(onClear).toHaveBeenCalledTimes(1);
});

test('in a category, leads to the same search of all apps', () => {
  renderNoMatch(true);

  const link = screen.getByRole('link', { name: 'Search all apps' });
  expect(link).toHaveAttribute('href', '/apps?q=kite%20%26%20co');
});

test('of all apps, has no such link', () => {
  renderNoMatch();

  expect(screen.queryByRole('link', { name: 'Search all apps' })).not.toBeInTheDocument();
});
