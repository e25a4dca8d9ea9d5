import { render, screen, waitFor, within } from '@testing-library/react';
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

/** Apps 1 and 2 are installed, unless said otherwise, and the visitor wants to be rid of app 2. */
async function askToUninstall(installed = [1, 2, 999]) {
  givenAppList(installed);
  serveApps(buildApps(3));
  render(
    <main>
      <PageHeading>Your Installed Apps</PageHeading>
      <InstalledList />
    </main>,
  );
  await user.click(await screen.findByRole('button', { name: 'Unistall App 2' }));
  return findDialog('Are you sure?');
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
// Behind a dialog the rows are hidden from assistive technology.
const row = () => screen.queryByRole('link', { name: 'App 2', hidden: true });

describe('the question', () => {
  test('warns, in these words', async () => {
    const dialog = await askToUninstall();

    expect(dialog).toHaveClass('swal2-icon-warning');
    expect(within(dialog).getByText("You won't be able to revert this!")).toBeVisible();
  });

  test('has two answers, the one that cancels first', async () => {
    const dialog = await askToUninstall();

    const answers = within(dialog).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['No, cancel!', 'Yes, Uninstall it!']);
  });

  test('changes nothing yet', async () => {
    await askToUninstall();

    expect(row()).toBeInTheDocument();
    expect(storedAppList()).toBe('[1,2,999]');
  });
});

describe('when it is confirmed', () => {
  test('removes the row and the id, and no other', async () => {
    await askToUninstall();

    await press('Yes, Uninstall it!');
    await waitFor(() => expect(row()).not.toBeInTheDocument());

    expect(screen.getByRole('link', { name: 'App 1', hidden: true })).toBeInTheDocument();
    expect(storedAppList()).toBe('[1,999]');
  });

  test('counts what is left', async () => {
    await askToUninstall();
    expect(screen.getByText('2 Apps Found')).toBeInTheDocument();

    await press('Yes, Uninstall it!');

    expect(await screen.findByText('1 Apps Found')).toBeInTheDocument();
  });

  test('tells of the success', async () => {
    await askToUninstall();

    await press('Yes, Uninstall it!');

    const dialog = await findDialog('Uninstalled!');
    expect(dialog).toHaveClass('swal2-icon-success');
    expect(within(dialog).getByText('App has been Uninstalled.')).toBeVisible();
  });

  test('moves the focus to the row that takes its place', async () => {
    await askToUninstall();
    await press('Yes, Uninstall it!');
    await findDialog('Uninstalled!');

    await press('OK');
    await dialogClosed();

    expect(screen.getByRole('button', { name: 'Unistall App 1' })).toHaveFocus();
  });

  test('moves the focus to the heading where no row is left', async () => {
    await askToUninstall([2]);
    await press('Yes, Uninstall it!');
    await findDialog('Uninstalled!');

    await press('OK');
    await dialogClosed();

    expect(screen.getByRole('heading', { name: 'Your Installed Apps' })).toHaveFocus();
  });
});

describe('when it is cancelled', () => {
  test('says so as an error, in these words', async () => {
    await askToUninstall();

    await press('No, cancel!');

    const dialog = await findDialog('Cancelled');
    expect(dialog).toHaveClass('swal2-icon-error');
    expect(within(dialog).getByText('Your imaginary file is safe :)')).toBeVisible();
  });

  test('changes nothing', async () => {
    await askToUninstall();

    await press('No, cancel!');
    await findDialog('Cancelled');

    expect(row()).toBeInTheDocument();
    expect(storedAppList()).toBe('[1,2,999]');
  });

  test('gives the focus back to the button', async () => {
    await askToUninstall();
    await press('No, cancel!');
    await findDialog('Cancelled');

    await press('OK');
    await dialogClosed();

    expect(screen.getByRole('button', { name: 'Unistall App 2' })).toHaveFocus();
  });
});

describe('when it is dismissed by Escape', () => {
  test('changes nothing, says nothing and gives the focus back', async () => {
    await askToUninstall();

    await user.keyboard('{Escape}');
    await dialogClosed();

    expect(row()).toBeInTheDocument();
    expect(storedAppList()).toBe('[1,2,999]');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unistall App 2' })).toHaveFocus();
  });
});

describe('where the browser refuses to forget', () => {
  test('removes the row all the same, and only logs the failure', async () => {
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
