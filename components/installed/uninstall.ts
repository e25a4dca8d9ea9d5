import { showDialog } from '@/components/ui/dialogs';
import type { AppId } from '@/lib/id';
import { installedStore } from '@/lib/installed/store';
import { pageSignal } from '@/lib/navigation/store';
import * as texts from '@/texts/installed';

/** The page on which the visitor uninstalls, the apps whose question has no answer yet, and the end of the last dialog. */
let current: { page: AbortSignal; asked: Set<AppId>; end: Promise<void> } | undefined;

/**
 * Asks for confirmation, uninstalls the app and reports the result, after the dialogs of the apps before. Ignored until the
 * question about the same app is answered, as after a double click.
 *
 * @param onClose Called when the last dialog is closed and the focus is restored, unless the visitor has left the page.
 */
export async function uninstall(id: AppId, onClose: () => void): Promise<void> {
  const page = pageSignal();
  if (current?.page !== page) current = { page, asked: new Set(), end: Promise.resolve() };
  const { asked, end } = current;
  if (asked.has(id)) return;
  asked.add(id);
  const run = async () => {
    await ask(id, page, () => asked.delete(id));
    if (!page.aborted) onClose();
  };
  current.end = end.then(run, run);
  await current.end;
}

/** @param onAnswer Called at once, before the last dialog is closed. */
async function ask(id: AppId, page: AbortSignal, onAnswer: () => void): Promise<void> {
  // The dialogs before have uninstalled it.
  if (page.aborted || !installedStore.getState().ids.includes(id)) return onAnswer();
  const answer = await showDialog({
    icon: 'warning',
    title: texts.areYouSure,
    text: texts.cannotRevert,
    confirmText: texts.yesUninstall,
    cancelText: texts.noCancel,
    isDangerous: true,
  }).finally(onAnswer);
  if (answer === 'cancelled') await showDialog({ icon: 'error', title: texts.cancelled, text: texts.isSafe });
  if (answer !== 'confirmed') return;
  await installedStore.getState().uninstall(id);
  if (page.aborted) return;
  await showDialog({ icon: 'success', title: texts.uninstalled, text: texts.appUninstalled });
}
