import { screen } from '@testing-library/react';
import { showDialog } from '@/components/ui/dialogs';
import { startNavigation } from '@/lib/navigation/store';
import { dialogClosed, findDialog } from '../../../fixtures/dialogs';
import { passTime, setupUser } from '../../../fixtures/user';

const question = {
  icon: 'warning',
  title: 'Are you sure?',
  confirmText: 'Yes, Uninstall it!',
  cancelText: 'No, cancel!',
} as const;

let user: ReturnType<typeof setupUser>;

beforeEach(() => {
  user = setupUser();
});

test('shows markup as text, and is not draggable by default', async () => {
  const markup = '<img src="x" alt="hole">';
  void showDialog({ icon: 'error', title: markup, text: markup });
  const dialog = await findDialog(markup);
  expect(dialog).toHaveAccessibleDescription(markup);
  expect(dialog).not.toHaveClass('swal2-draggable');
  expect(screen.queryByAltText('hole')).not.toBeInTheDocument();
});

test.each(['success', 'error', 'info', 'warning'] as const)('the icon %s is not read', async (icon) => {
  void showDialog({ icon, title: 'A title' });
  const dialog = await findDialog('A title');
  expect(dialog.querySelector('.swal2-icon')).toHaveAttribute('aria-hidden', 'true');
});

test('a click on the backdrop dismisses a question, but not that of a double click', async () => {
  const answer = showDialog(question);
  const dialog = await findDialog('Are you sure?');
  await user.click(dialog.parentElement!);
  await passTime(501);
  expect(dialog).toBeVisible();
  await user.click(dialog.parentElement!);
  await dialogClosed();
  await expect(answer).resolves.toBe('dismissed');
});

test.each([
  ['a message', { icon: 'success', title: 'Uninstalled!' }],
  ['a question', question],
] as const)('%s is dismissed when the visitor leaves the page', async (_, dialog) => {
  const answer = showDialog(dialog);
  await findDialog(dialog.title);
  startNavigation('/', 'traverse');
  await dialogClosed();
  await expect(answer).resolves.toBe('dismissed');
});
