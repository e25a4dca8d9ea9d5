import { showDialog } from '@/components/ui/dialogs';

jest.mock('sweetalert2/dist/sweetalert2.js', () => {
  throw new Error('Loading chunk 7 failed.');
});

test.each([
  [true, 'confirmed'],
  [false, 'cancelled'],
])("asks with the browser's confirm: %s is %j", async (isConfirmed, answer) => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(isConfirmed);
  await expect(
    showDialog({ title: 'Are you sure?', text: 'It cannot be undone.', cancelText: 'No' }),
  ).resolves.toBe(answer);
  expect(ask).toHaveBeenCalledWith('Are you sure?\nIt cannot be undone.');
});
