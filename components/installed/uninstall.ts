import { showDialog } from '@/components/ui/dialogs';
import type { AppId } from '@/lib/id';
import { installedStore } from '@/lib/installed/store';
import { pageSignal } from '@/lib/navigation/store';
import * as texts from '@/texts/installed';

/** The app of the question that has no answer yet. */
let asked: AppId | undefined;

/**
 * Asks for confirmation, uninstalls the app and reports the result. Ignored until the question about the same app is answered, as
 * after a double click.
 *
 * @param onClose Called when the last dialog is closed and the focus is restored, unless the visitor has left the page.
 */
export async function uninstall(id: AppId, onClose: () => void): Promise<void> {
  if (asked === id) return;
  asked = id;
  const page = pageSignal();
  const answer = await showDialog({
    icon: 'warning',
    title: texts.areYouSure,
    text: texts.cannotRevert,
    confirmText: texts.yesUninstall,
    cancelText: texts.noCancel,
    isDangerous: true,
  }).finally(() => {
    asked = undefined;
  });
  if (answer === 'cancelled') await showDialog({ icon: 'error', title: texts.cancelled, text: texts.isSafe });
  if (answer === 'confirmed') {
    await installedStore.getState().uninstall(id);
    if (page.aborted) return;
    await showDialog({ icon: 'success', title: texts.uninstalled, text: texts.appUninstalled });
  }
  if (!page.aborted) onClose();
}
