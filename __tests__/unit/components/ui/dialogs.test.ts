import { fireEvent, screen } from '@testing-library/react';
import { announce, confirm, preloadDialogs } from '@/components/ui/dialogs';
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

describe('announce', () => {
  test('shows its title and text until the visitor closes it', async () => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const closed = announce({
      icon: 'success',
      title: 'Uninstalled!',
      text: 'App has been Uninstalled.',
    });
    expect(await findDialog('Uninstalled!')).toHaveTextContent('App has been Uninstalled.');

    await user.click(screen.getByRole('button', { name: 'OK' }));
    await dialogClosed();
    await expect(closed).resolves.toBeUndefined();
  });

  test('stays where it is unless it is said to be draggable', async () => {
    void announce({ icon: 'success', title: 'Uninstalled!' });
    expect(await findDialog('Uninstalled!')).not.toHaveClass('swal2-draggable');
  });

  test('can be moved about when it is said to be draggable', async () => {
    void announce({ icon: 'success', title: 'App Installed!', isDraggable: true });
    expect(await findDialog('App Installed!')).toHaveClass('swal2-draggable');
  });

  test('shows markup as text', async () => {
    const markup = '<img src="x" alt="hole">';
    void announce({ icon: 'error', title: markup, text: markup });
    expect(await findDialog(markup)).toHaveAccessibleDescription(markup);
    expect(screen.queryByAltText('hole')).not.toBeInTheDocument();
  });
});

describe('confirm', () => {
  test('asks with two answers, the cancelling one first', async () => {
    void confirm(question);
    expect(await findDialog('Are you sure?')).toHaveTextContent("You won't be able to revert this!");
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'No, cancel!',
      'Yes, Uninstall it!',
    ]);
  });

  test('tells that the visitor confirmed', async () => {
    const answer = confirm(question);
    await findDialog('Are you sure?');
    await user.click(screen.getByRole('button', { name: 'Yes, Uninstall it!' }));
    await expect(answer).resolves.toBe('confirmed');
  });

  test('tells that the visitor cancelled', async () => {
    const answer = confirm(question);
    await findDialog('Are you sure?');
    await user.click(screen.getByRole('button', { name: 'No, cancel!' }));
    await expect(answer).resolves.toBe('cancelled');
  });

  test('tells that the visitor closed the dialog by Escape, without an answer', async () => {
    const answer = confirm(question);
    await findDialog('Are you sure?');
    await user.keyboard('{Escape}');
    await expect(answer).resolves.toBe('dismissed');
  });

  test('tells that the visitor clicked beside the dialog, without an answer', async () => {
    const answer = confirm(question);
    const dialog = await findDialog('Are you sure?');
    await passTime(501);
    await user.click(dialog.parentElement!);
    await expect(answer).resolves.toBe('dismissed');
  });

  test('is not closed by the second click of a double click', async () => {
    void confirm(question);
    const dialog = await findDialog('Are you sure?');
    await user.click(dialog.parentElement!);
    await passTime(1000);
    expect(dialog).toBeVisible();
  });

  test.each(['Enter', ' '])(
    'is not answered by a key %j that is held since before it opened',
    async (key) => {
      void confirm(question);
      await findDialog('Are you sure?');
      const button = screen.getByRole('button', { name: 'No, cancel!' });
      expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false);
      expect(fireEvent.keyDown(button, { key: 'a', repeat: true })).toBe(true);
    },
  );
});

describe('when the visitor leaves the page', () => {
  test('a message is closed', async () => {
    const closed = announce({ icon: 'success', title: 'Uninstalled!' });
    await findDialog('Uninstalled!');
    startNavigation('/', 'traverse');
    await dialogClosed();
    await expect(closed).resolves.toBeUndefined();
  });

  test('a question is closed without an answer', async () => {
    const answer = confirm(question);
    await findDialog('Are you sure?');
    startNavigation('/', 'traverse');
    await expect(answer).resolves.toBe('dismissed');
  });

  test('neither opens on the next page, for which the library came too late', async () => {
    const closed = announce({ icon: 'success', title: 'Uninstalled!' });
    const answer = confirm(question);
    startNavigation('/', 'traverse');
    await expect(closed).resolves.toBeUndefined();
    await expect(answer).resolves.toBe('dismissed');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('loading the library ahead opens no dialog', async () => {
  preloadDialogs();
  await import('sweetalert2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
