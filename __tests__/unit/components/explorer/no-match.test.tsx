import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoMatch } from '@/components/explorer/no-match';
import { suggestApps } from '@/lib/catalogue/suggest';
import { buildApps } from '../../../fixtures/apps';
import { givenNoPageBefore, givenPageBefore } from '../../../fixtures/history';
import { router } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

jest.mock('@/lib/catalogue/suggest');

const suggestMock = jest.mocked(suggestApps);
const onClear = jest.fn();
const props = { apps: buildApps(3), text: 'ap 2', onClear };

beforeEach(() => {
  suggestMock.mockReset().mockResolvedValue([]);
  onClear.mockReset();
});

test('shows that no app was found', () => {
  render(<NoMatch {...props} />);

  expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  expect(
    screen.getByText('The app you are looking is not found in your system, Please try another apps.'),
  ).toBeVisible();
});

test('goes back one history entry', async () => {
  const { back } = givenPageBefore();
  render(<NoMatch {...props} />);
  expect(back).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(back).toHaveBeenCalledTimes(1);
});

test('goes home if the previous entry is on another site', async () => {
  const { back } = givenNoPageBefore();
  render(<NoMatch {...props} />);

  await userEvent.click(screen.getByRole('button', { name: 'Go Back !' }));

  expect(router.push).toHaveBeenCalledWith('/', { scroll: false });
  expect(back).not.toHaveBeenCalled();
});

test('clears the search', async () => {
  render(<NoMatch {...props} />);
  expect(onClear).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));

  expect(onClear).toHaveBeenCalledTimes(1);
});

test('suggests the apps with the nearest titles', async () => {
  suggestMock.mockResolvedValue(props.apps.slice(1));
  render(<NoMatch {...props} />);
  expect(screen.queryByRole('heading', { name: 'Did you mean' })).not.toBeInTheDocument();

  expect(await screen.findByRole('heading', { name: 'Did you mean' })).toBeVisible();
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/apps/appdetails/2',
    '/apps/appdetails/3',
  ]);
  expect(suggestMock.mock.calls).toEqual([[props.apps, 'ap 2', 4]]);
});

test('suggests nothing if the library cannot be loaded', async () => {
  suggestMock.mockRejectedValue(new Error('ChunkLoadError'));
  render(<NoMatch {...props} />);

  await expect(screen.findByRole('heading', { name: 'Did you mean' }, { timeout: 200 })).rejects.toThrow();
});
