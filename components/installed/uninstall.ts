import { showDialog } from '@/components/ui/dialogs';
import { installedStore } from '@/lib/installed/store';
import { pageSignal } from '@/lib/navigation/store';

/** The page with an open dialog about an app. */
let askingPage: AbortSignal | undefined;

/**
 * Asks for confirmation, uninstalls the app and reports the result. Ignored while a dialog of the page is open.
 *
 * @param onClose Called when the last dialog is closed and the focus is restored, unless the visitor has left the page.
 */
export async function uninstall(id: number, onClose: () => void): Promise<void> {
  const page = pageSignal();
  if (askingPage === page) return;
  askingPage = page;
  await ask(id, page).finally(() => {
    if (askingPage === page) askingPage = undefined;
  });
  if (!page.aborted) onClose();
}

async function ask(id: number, page: AbortSignal): Promise<void> {
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
  await installedStore.getState().uninstall(id);
  if (page.aborted) return;
  await showDialog({ icon: 'success', title: 'Uninstalled!', text: 'App has been Uninstalled.' });
}
