import { screen } from '@testing-library/react';
import { uninstall } from '@/components/installed/uninstall';
import { dispatch, startNavigation } from '@/lib/navigation/store';
import { dialogClosed, findDialog } from '../../../fixtures/dialogs';
import { givenAppList, storedAppList } from '../../../fixtures/installed';
import { passTime, setupUser } from '../../../fixtures/user';

let user: ReturnType<typeof setupUser>;
const onClose = jest.fn();

beforeEach(() => {
  user = setupUser();
  onClose.mockReset();
  startNavigation('/apps/install', 'push');
  dispatch({ type: 'cancelled' });
});

async function answer(title: string, button: string) {
  await findDialog(title);
  await user.click(screen.getByRole('button', { name: button }));
}

test.each([
  ['Yes, Uninstall it!', 'Uninstalled!', 3, '[]'],
  ['No, cancel!', 'Cancelled', 1, '[3]'],
])(
  'after %s, a click while the last dialog closes asks about the next app',
  async (first, title, next, list) => {
    givenAppList([1, 3]);
    void uninstall(1, onClose);
    await answer('Are you sure?', first);
    await answer(title, 'OK');
    void uninstall(next, onClose);

    await answer('Are you sure?', 'Yes, Uninstall it!');
    await answer('Uninstalled!', 'OK');
    await dialogClosed();
    expect(storedAppList()).toBe(list);
    expect(onClose).toHaveBeenCalledTimes(2);
  },
);

test('a double click asks once', async () => {
  givenAppList([1, 3]);
  void uninstall(1, onClose);
  void uninstall(1, onClose);
  await answer('Are you sure?', 'No, cancel!');
  await answer('Cancelled', 'OK');
  await dialogClosed();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('nothing asks on the next page', async () => {
  givenAppList([1, 3]);
  void uninstall(1, onClose);
  void uninstall(3, onClose);
  await findDialog('Are you sure?');
  startNavigation('/', 'push');
  await dialogClosed();
  await passTime(1000);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
