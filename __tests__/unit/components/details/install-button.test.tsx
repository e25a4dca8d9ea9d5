import { render, screen, within } from '@testing-library/react';
import { InstallButton } from '@/components/details/install-button';
import { PageHeading } from '@/components/ui/page-heading';
import { dialogClosed, findDialog } from '../../../fixtures/dialogs';
import { givenAppList, storeAppList, storedAppList } from '../../../fixtures/installed';
import { refuse } from '../../../fixtures/storage';
import { setupUser } from '../../../fixtures/user';

function renderPage() {
  const user = setupUser();
  render(
    <main>
      <PageHeading>Fantail</PageHeading>
      <InstallButton id={3} />
    </main>,
  );
  // Once a dialog stands before it, assistive technology does not see it.
  return { user, button: screen.getByRole('button') };
}

describe('of an app that is not installed', () => {
  test('offers to install it', () => {
    givenAppList([17]);

    const { button } = renderPage();

    expect(button).toHaveAccessibleName('Install Now');
    expect(button).toBeEnabled();
  });

  test('adds it to the end of the list, as a number', async () => {
    givenAppList([17]);
    const { user, button } = renderPage();

    await user.click(button);

    expect(storedAppList()).toBe('[17,3]');
  });

  test('says Installed from the click on, and cannot be clicked again', async () => {
    const { user, button } = renderPage();

    await user.click(button);

    expect(button).toHaveTextContent('Installed');
    expect(button).toBeDisabled();
  });

  test('tells of the success in a dialog that can be moved about', async () => {
    const { user, button } = renderPage();

    await user.click(button);

    const dialog = await findDialog('App Installed!');
    expect(dialog).toHaveClass('swal2-icon-success', 'swal2-draggable');
    expect(within(dialog).getByRole('button', { name: 'OK' })).toBeVisible();
  });

  test('leaves the focus on the heading, as it is disabled itself', async () => {
    const { user, button } = renderPage();
    await user.click(button);
    await findDialog('App Installed!');

    await user.click(screen.getByRole('button', { name: 'OK' }));
    await dialogClosed();

    expect(screen.getByRole('heading', { name: 'Fantail' })).toHaveFocus();
  });
});

describe('of an app that is installed', () => {
  test.each([
    ['numbers', [17, 3]],
    ['the strings of an earlier version', ['17', '3']],
  ])('says so from the start, with a list of %s', (_, list) => {
    givenAppList(list);

    const { button } = renderPage();

    expect(button).toHaveTextContent('Installed');
    expect(button).toBeDisabled();
  });

  test.each([
    ['3', [3]],
    ['"3"', ['3']],
  ])('refuses to add it once more when the list turns out to hold %s', async (_, list) => {
    const { user, button } = renderPage();
    storeAppList(list);
    expect(button).toBeEnabled();

    await user.click(button);

    expect(await findDialog('Item already Added')).toBeVisible();
    expect(storedAppList()).toBe(JSON.stringify(list));
    expect(button).toHaveTextContent('Installed');
    expect(button).toBeDisabled();
  });
});

describe('where the browser refuses to remember', () => {
  test('installs for this visit only, and says so', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { user, button } = renderPage();

    await user.click(button);

    expect(await findDialog('App Installed!')).toHaveTextContent(
      'Your browser could not remember it, so it stays installed for this visit only.',
    );
    expect(button).toHaveTextContent('Installed');
    expect(button).toBeDisabled();
    expect(log).toHaveBeenCalledWith(
      'The browser could not remember the installed apps.',
      expect.any(DOMException),
    );
  });
});
