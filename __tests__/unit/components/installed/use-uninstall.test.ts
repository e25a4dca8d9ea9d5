import { renderHook } from '@testing-library/react';
import { useUninstall } from '@/components/installed/use-uninstall';

const confirm = jest.fn();

jest.mock('@/components/ui/dialogs', () => ({
  confirm: () => confirm(),
  dialogsClosed: async () => {},
}));

test('asks again after a dialog that failed', async () => {
  const { result } = renderHook(() => useUninstall());
  confirm.mockRejectedValueOnce(new Error('broken')).mockResolvedValue('dismissed');
  await expect(result.current(3, () => {})).rejects.toThrow('broken');
  await result.current(3, () => {});
  expect(confirm).toHaveBeenCalledTimes(2);
});
