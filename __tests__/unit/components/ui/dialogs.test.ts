import { fireEvent, screen } from '@testing-library/react';
import { preloadDialogs, showDialog } from '@/components/ui/dialogs';
import { startNavigation } from '@/lib/navigation/store';
import { dialogClosed, findDialog } from '../../../fixtures/dialogs';
import { passTime, setupUser } from '../../../fixtures/user';

const question = {
  icon: 'warning',
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  confirmText: 'Yes, Uninstall it!',
  cancelText: 'No, cancel!',
} as const;

let user: ReturnType<typeof setupUser>;

beforeEach(() => {
  user = setupUser();
});

describe('a message', () => {
  test('shows its title and text until the visitor closes it', async () => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const closed = showDialog({
      icon: 'success',
      title: 'Uninstalled!',
      text: 'App has been Uninstalled.',
    });
    expect(await findDialog('Uninstalled!')).toHaveTextContent('App has been Uninstalled.');

    await user.click(screen.getByRole('button', { name: 'OK' }));
    await dialogClosed();
    await expect(closed).resolves.toBe('dismissed');
  });

  test('is not draggable by default', async () => {
    void showDialog({ icon: 'success', title: 'Uninstalled!' });
    expect(await findDialog('Uninstalled!')).not.toHaveClass('swal2-draggable');
  });

  test('is draggable with isDraggable', async () => {
    void showDialog({ icon: 'success', title: 'App Installed!', isDraggable: true });
    expect(await findDialog('App Installed!')).toHaveClass('swal2-draggable');
  });

  test('shows markup as text', async () => {
    const markup = '<img src="x" alt="hole">';
    void showDialog({ icon: 'error', title: markup, text: markup });
    expect(await findDialog(markup)).toHaveAccessibleDescription(markup);
    expect(screen.queryByAltText('hole')).not.toBeInTheDocument();
  });
});

describe('a question', () => {
  test('has two buttons, cancel first', async () => {
    void showDialog(question);
    expect(await findDialog('Are you sure?')).toHaveTextContent("You won't be able to revert this!");
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'No, cancel!',
      'Yes, Uninstall it!',
    ]);
  });

  test("returns 'confirmed' for the confirm button", async () => {
    const answer = showDialog(question);
    await findDialog('Are you sure?');
    await user.click(screen.getByRole('button', { name: 'Yes, Uninstall it!' }));
    await expect(answer).resolves.toBe('confirmed');
  });

  test("returns 'cancelled' for the cancel button", async () => {
    const answer = showDialog(question);
    await findDialog('Are you sure?');
    await user.click(screen.getByRole('button', { name: 'No, cancel!' }));
    await expect(answer).resolves.toBe('cancelled');
  });

  test("returns 'dismissed' for Escape", async () => {
    const answer = showDialog(question);
    await findDialog('Are you sure?');
    await user.keyboard('{Escape}');
    await dialogClosed();
    await expect(answer).resolves.toBe('dismissed');
  });

  test("returns 'dismissed' for a click on the backdrop", async () => {
    const answer = showDialog(question);
    const dialog = await findDialog('Are you sure?');
    await passTime(501);
    await user.click(dialog.parentElement!);
    await dialogClosed();
    await expect(answer).resolves.toBe('dismissed');
  });

  test('is not closed by the second click of a double click', async () => {
    void showDialog(question);
    const dialog = await findDialog('Are you sure?');
    await user.click(dialog.parentElement!);
    await passTime(1000);
    expect(dialog).toBeVisible();
  });

  test.each(['Enter', ' '])('ignores a key %j that was held before it opened', async (key) => {
    void showDialog(question);
    await findDialog('Are you sure?');
    const button = screen.getByRole('button', { name: 'No, cancel!' });
    expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button, { key: 'a', repeat: true })).toBe(true);
  });
});

describe('when the visitor leaves the page', () => {
  test('closes a message', async () => {
    const closed = showDialog({ icon: 'success', title: 'Uninstalled!' });
    await findDialog('Uninstalled!');
    startNavigation('/', 'traverse');
    await dialogClosed();
    await expect(closed).resolves.toBe('dismissed');
  });

  test("closes a question, which returns 'dismissed'", async () => {
    const answer = showDialog(question);
    await findDialog('Are you sure?');
    startNavigation('/', 'traverse');
    await dialogClosed();
    await expect(answer).resolves.toBe('dismissed');
  });

  test('opens no dialog on the next page if the library loads too late', async () => {
    const closed = showDialog({ icon: 'success', title: 'Uninstalled!' });
    const answer = showDialog(question);
    startNavigation('/', 'traverse');
    await expect(closed).resolves.toBe('dismissed');
    await expect(answer).resolves.toBe('dismissed');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('preloading the library opens no dialog', async () => {
  preloadDialogs();
  await import('sweetalert2/dist/sweetalert2.js');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
