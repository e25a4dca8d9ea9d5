import { preloadDialogs, showDialog } from '@/components/ui/dialogs';

jest.mock('sweetalert2/dist/sweetalert2.js', () => {
  throw new Error('Loading chunk 7 failed.');
});

const question = {
  icon: 'warning',
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  confirmText: 'Yes, Uninstall it!',
  cancelText: 'No, cancel!',
} as const;

test("announces with the browser's alert", async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  await showDialog({ icon: 'success', title: 'Uninstalled!', text: 'App has been Uninstalled.' });
  expect(alert).toHaveBeenCalledWith('Uninstalled!\nApp has been Uninstalled.');
});

test('announces a title without text in one line', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  await showDialog({ icon: 'success', title: 'App Installed!' });
  expect(alert).toHaveBeenCalledWith('App Installed!');
});

test("asks with the browser's confirm", async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true);
  await expect(showDialog(question)).resolves.toBe('confirmed');
  expect(ask).toHaveBeenCalledWith("Are you sure?\nYou won't be able to revert this!");
});

test("returns 'cancelled' for a cancelled confirm of the browser", async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(false);
  await expect(showDialog(question)).resolves.toBe('cancelled');
});

test('preloading the library never throws', async () => {
  const onUnhandled = jest.fn();
  process.on('unhandledRejection', onUnhandled);
  jest.spyOn(window, 'alert').mockReturnValue();
  expect(preloadDialogs).not.toThrow();
  // Waits for the library, too. Node reports a rejection before the next task.
  await showDialog({ icon: 'success', title: 'App Installed!' });
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});
