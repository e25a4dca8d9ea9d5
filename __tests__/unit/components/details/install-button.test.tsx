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
      <PageHeading>Wagtail</PageHeading>
      <InstallButton id={3} />
    </main>,
  );
  // An open dialog hides it from assistive technology.
  return { user, button: screen.getByRole('button') };
}

describe('for an app that is not installed', () => {
  test("shows 'Install Now'", () => {
    givenAppList([17]);

    const { button } = renderPage();

    expect(button).toHaveAccessibleName('Install Now');
    expect(button).toBeEnabled();
  });

  test('appends the id to the list, as a number', async () => {
    givenAppList([17]);
    const { user, button } = renderPage();

    await user.click(button);

    expect(storedAppList()).toBe('[17,3]');
  });

  test("shows 'Installed' and is disabled after a click", async () => {
    const { user, button } = renderPage();

    await user.click(button);

    expect(button).toHaveTextContent('Installed');
    expect(button).toBeDisabled();
  });

  test('shows a draggable success dialog', async () => {
    const { user, button } = renderPage();

    await user.click(button);

    const dialog = await findDialog('App Installed!');
    expect(dialog).toHaveClass('swal2-icon-success', 'swal2-draggable');
    expect(within(dialog).getByRole('button', { name: 'OK' })).toBeVisible();
  });

  test('moves the focus to the heading, because the button is disabled', async () => {
    const { user, button } = renderPage();
    await user.click(button);
    await findDialog('App Installed!');

    await user.click(screen.getByRole('button', { name: 'OK' }));
    await dialogClosed();

    expect(screen.getByRole('heading', { name: 'Wagtail' })).toHaveFocus();
  });
});

describe('for an installed app', () => {
  test.each([
    ['numbers', [17, 3]],
    ['the strings of an earlier version', ['17', '3']],
  ])("shows 'Installed' initially, for a list of %s", (_, list) => {
    givenAppList(list);

    const { button } = renderPage();

    expect(button).toHaveTextContent('Installed');
    expect(button).toBeDisabled();
  });

  test.each([
    ['3', [3]],
    ['"3"', ['3']],
  ])("shows 'Item already Added' if another tab has added %s", async (_, list) => {
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

describe('if the browser rejects the write', () => {
  test('installs for this visit only, and shows that', async () => {
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
