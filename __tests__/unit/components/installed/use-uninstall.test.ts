import { renderHook } from '@testing-library/react';
import { useUninstall } from '@/components/installed/use-uninstall';

const showDialog = jest.fn();

jest.mock('@/components/ui/dialogs', () => ({
  showDialog: () => showDialog(),
}));

test('asks again after a dialog that failed', async () => {
  const { result } = renderHook(() => useUninstall());
  showDialog.mockRejectedValueOnce(new Error('broken')).mockResolvedValue('dismissed');
  await expect(result.current(3, () => {})).rejects.toThrow('broken');
  await result.current(3, () => {});
  expect(showDialog).toHaveBeenCalledTimes(2);
});
