import { loadCode } from '@/lib/browser/load-code';
import { pageSignal } from '@/lib/navigation/store';
import type { Answer, Dialog } from './swal';

/** Preloads the dialog library. Never throws. */
export function preloadDialogs(): void {
  void loadSwalIfPossible();
}

/**
 * Shows a dialog until the visitor closes it or leaves the page. Uses the dialogs of the browser if the library cannot
 * be loaded, where closing a question counts as cancelling.
 *
 * @returns Resolves when the dialog is closed and the focus is restored. The answer to a question resolves at once, so
 *   that the next dialog replaces it.
 */
export async function showDialog(dialog: Dialog): Promise<Answer> {
  const page = pageSignal();
  const swal = await loadSwalIfPossible();
  if (page.aborted) return 'dismissed';
  return swal ? swal.openDialog(page, dialog) : showWithBrowser(dialog);
}

function showWithBrowser({ title, text = '', field, cancelText }: Dialog): Answer {
  const message = `${title}\n${text}`.trim();
  if (cancelText) return window.confirm(message) ? 'confirmed' : 'cancelled';
  if (field) window.prompt(message, field);
  else window.alert(message);
  return 'dismissed';
}

function loadSwalIfPossible(): Promise<typeof import('./swal') | null> {
  return loadCode(import('./swal')).catch(() => null);
}
