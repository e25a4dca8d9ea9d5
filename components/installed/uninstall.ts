import { showDialog } from '@/components/ui/dialogs';
import type { Answer } from '@/components/ui/swal';
import type { AppId } from '@/lib/id';
import { installedStore } from '@/lib/installed/store';
import { pageSignal } from '@/lib/navigation/store';
import * as texts from '@/texts/installed';

/** The page on which a question has no answer yet. */
let asking: AbortSignal | undefined;

/**
 * Asks for confirmation, uninstalls the app and reports the result. Ignored until the question before is answered, as after a
 * double click.
 *
 * @param onClose Called when the last dialog is closed and the focus is restored, unless the visitor has left the page.
 */
export async function uninstall(id: AppId, onClose: () => void): Promise<void> {
  const page = pageSignal();
  if (asking === page) return;
  asking = page;
  const answer = await askAndUninstall(id).finally(() => {
    if (asking === page) asking = undefined;
  });
  if (page.aborted) return;
  if (answer === 'confirmed')
    await showDialog({ icon: 'success', title: texts.uninstalled, text: texts.appUninstalled });
  if (answer === 'cancelled') await showDialog({ icon: 'error', title: texts.cancelled, text: texts.isSafe });
  if (!page.aborted) onClose();
}

async function askAndUninstall(id: AppId): Promise<Answer> {
  const answer = await showDialog({
    icon: 'warning',
    title: texts.areYouSure,
    text: texts.cannotRevert,
    confirmText: texts.yesUninstall,
    cancelText: texts.noCancel,
    isDangerous: true,
  });
  if (answer === 'confirmed') await installedStore.getState().uninstall(id);
  return answer;
}
