import { render, screen, within } from '@testing-library/react';
import { InstalledList } from '@/components/installed/installed-list';
import { PageHeading } from '@/components/ui/page-heading';
import { buildApps } from '../../../fixtures/apps';
import { dialogClosed, findDialog } from '../../../fixtures/dialogs';
import { givenAppList, storedAppList } from '../../../fixtures/installed';
import { serveApps } from '../../../fixtures/server';
import { refuse } from '../../../fixtures/storage';
import { setupUser } from '../../../fixtures/user';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

let user: ReturnType<typeof setupUser>;

beforeEach(() => {
  user = setupUser();
});

/** Apps 1 and 2 are installed by default, and the visitor uninstalls app 2. */
async function askToUninstall(installed = [1, 2, 999]) {
  givenAppList(installed);
  serveApps(buildApps(3));
  render(
    <main>
      <PageHeading>Your Installed Apps</PageHeading>
      <InstalledList cardsUrl="/appsData.json" />
    </main>,
  );
  await user.click(await screen.findByRole('button', { name: 'Unistall App 2' }));
  return findDialog('Are you sure?');
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
// An open dialog hides the rows from assistive technology.
const row = () => screen.queryByRole('link', { name: 'App 2', hidden: true });

test('the question is a warning with two buttons, cancel first, and does not change the list', async () => {
  const dialog = await askToUninstall();

  expect(dialog).toHaveClass('swal2-icon-warning');
  expect(within(dialog).getByText("You won't be able to revert this!")).toBeVisible();
  const answers = within(dialog).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual(['No, cancel!', 'Yes, Uninstall it!']);
  expect(row()).toBeInTheDocument();
  expect(storedAppList()).toBe('[1,2,999]');
});

describe('if confirmed', () => {
  test('removes only this row and id, and shows the new count and a success dialog', async () => {
    await askToUninstall();
    expect(screen.getByText('2 Apps Found')).toBeInTheDocument();

    await press('Yes, Uninstall it!');

    const dialog = await findDialog('Uninstalled!');
    expect(dialog).toHaveClass('swal2-icon-success');
    expect(within(dialog).getByText('App has been Uninstalled.')).toBeVisible();
    expect(screen.getByText('1 Apps Found')).toBeInTheDocument();
    expect(row()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'App 1', hidden: true })).toBeInTheDocument();
    expect(storedAppList()).toBe('[1,999]');
  });

  test.each([
    ['the next row', [1, 2, 3], 'Unistall App 3'],
    ['the next row, whose app is no longer listed', [1, 2, 999], 'Remove app 999'],
    ['the last row', [1, 2], 'Unistall App 1'],
  ])('moves the focus to %s', async (_title, installed, name) => {
    await askToUninstall(installed);
    await press('Yes, Uninstall it!');
    await findDialog('Uninstalled!');

    await press('OK');
    await dialogClosed();

    expect(screen.getByRole('button', { name })).toHaveFocus();
  });

  test('moves the focus to the heading if no row is left', async () => {
    await askToUninstall([2]);
    await press('Yes, Uninstall it!');
    await findDialog('Uninstalled!');

    await press('OK');
    await dialogClosed();

    expect(screen.getByRole('heading', { name: 'Your Installed Apps' })).toHaveFocus();
  });
});

describe('an app that the catalogue no longer lists', () => {
  async function askToRemove(id: number) {
    givenAppList([1, 998, 999]);
    serveApps(buildApps(3));
    render(<InstalledList cardsUrl="/appsData.json" />);
    await user.click(await screen.findByRole('button', { name: `Remove app ${id}` }));
    return findDialog('Are you sure?');
  }

  test('is removed if confirmed, and the focus moves to the next row', async () => {
    await askToRemove(998);
    expect(storedAppList()).toBe('[1,998,999]');
    await press('Yes, Uninstall it!');
    await findDialog('Uninstalled!');

    await press('OK');
    await dialogClosed();

    expect(storedAppList()).toBe('[1,999]');
    expect(screen.getByRole('button', { name: 'Remove app 999' })).toHaveFocus();
  });

  test('stays if cancelled', async () => {
    await askToRemove(999);

    await press('No, cancel!');
    await findDialog('Cancelled');

    expect(storedAppList()).toBe('[1,998,999]');
  });
});

describe('if cancelled', () => {
  test('shows an error dialog, does not change the list, and restores the focus of the button', async () => {
    await askToUninstall();

    await press('No, cancel!');

    const dialog = await findDialog('Cancelled');
    expect(dialog).toHaveClass('swal2-icon-error');
    expect(within(dialog).getByText('Your imaginary file is safe :)')).toBeVisible();
    expect(row()).toBeInTheDocument();
    expect(storedAppList()).toBe('[1,2,999]');

    await press('OK');
    await dialogClosed();

    expect(screen.getByRole('button', { name: 'Unistall App 2' })).toHaveFocus();
  });
});

describe('if dismissed with Escape', () => {
  test('does not change the list, shows no dialog and restores the focus', async () => {
    await askToUninstall();

    await user.keyboard('{Escape}');
    await dialogClosed();

    expect(row()).toBeInTheDocument();
    expect(storedAppList()).toBe('[1,2,999]');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unistall App 2' })).toHaveFocus();
  });
});

describe('if the browser rejects the write', () => {
  test('removes the row, and only logs the failure', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await askToUninstall();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

    await press('Yes, Uninstall it!');

    expect(await findDialog('Uninstalled!')).toHaveTextContent('App has been Uninstalled.');
    expect(row()).not.toBeInTheDocument();
    expect(log.mock.calls).toEqual([
      ['The browser could not remember the installed apps.', expect.any(DOMException)],
    ]);
  });
});
