import { uninstall } from '@/components/installed/uninstall';
import { startNavigation } from '@/lib/navigation/store';

const showDialog = jest.fn();

jest.mock('@/components/ui/dialogs', () => ({
  showDialog: () => showDialog(),
}));

const ask = () => uninstall(3, () => {});

beforeEach(() => showDialog.mockReset().mockResolvedValue('dismissed'));

test('asks once at a time', async () => {
  await Promise.all([ask(), ask()]);
  expect(showDialog).toHaveBeenCalledTimes(1);
  await ask();
  expect(showDialog).toHaveBeenCalledTimes(2);
});

test('asks again after a dialog that failed', async () => {
  showDialog.mockRejectedValueOnce(new Error('broken'));
  await expect(ask()).rejects.toThrow('broken');
  await ask();
  expect(showDialog).toHaveBeenCalledTimes(2);
});

test('asks on the next page, although the dialog of the previous one is still loading', async () => {
  let load = (_answer: string) => {};
  showDialog.mockReturnValueOnce(
    new Promise((resolve) => {
      load = resolve;
    }),
  );
  const onClose = jest.fn();
  const left = uninstall(3, onClose);
  startNavigation('/apps', 'push');
  await ask();
  expect(showDialog).toHaveBeenCalledTimes(2);

  load('dismissed');
  await left;
  expect(onClose).not.toHaveBeenCalled();
});
