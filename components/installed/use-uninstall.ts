import { useRef } from 'react';
import { showDialog } from '@/components/ui/dialogs';
import { useInstalledApps } from '@/lib/hooks/use-installed-apps';
import { pageSignal } from '@/lib/navigation/store';

/**
 * Asks for confirmation, uninstalls the app and reports the result. Calls are ignored while a dialog is open.
 *
 * @returns A function with a callback `onClose`, which is called when the last dialog is closed and the focus is
 *   restored, unless the visitor has left the page.
 */
export function useUninstall(): (id: number, onClose: () => void) => Promise<void> {
  const { uninstall } = useInstalledApps();
  const isAsking = useRef(false);

  async function ask(id: number, page: AbortSignal) {
    const answer = await showDialog({
      icon: 'warning',
      title: 'Are you sure?',
      text: "You won't be able to revert this!",
      confirmText: 'Yes, Uninstall it!',
      cancelText: 'No, cancel!',
      isDangerous: true,
    });
    if (answer === 'cancelled')
      await showDialog({ icon: 'error', title: 'Cancelled', text: 'Your imaginary file is safe :)' });
    if (answer !== 'confirmed') return;
    await uninstall(id);
    if (page.aborted) return;
    await showDialog({ icon: 'success', title: 'Uninstalled!', text: 'App has been Uninstalled.' });
  }

  return async (id, onClose) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const page = pageSignal();
    await ask(id, page).finally(() => {
      isAsking.current = false;
    });
    if (!page.aborted) onClose();
  };
}
