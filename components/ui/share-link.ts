import { pageSignal } from '@/lib/navigation/store';
import * as shared from '@/texts/shared';
import * as texts from '@/texts/transfer';
import { showDialog } from './dialogs';

// Lazy-loaded, when the visitor shares something.

export interface SharedLink {
  /** What the link leads to, for the other app of the device. */
  title: string;
  url: string;
}

/**
 * Offers a link to other apps of the device, else copies it, else shows it. Never throws.
 *
 * @returns A message for the visitor. Empty if there is nothing to say, or if the page was left.
 */
export async function shareLink({ title, url }: SharedLink): Promise<string> {
  const page = pageSignal();
  const isShared = await share({ title, url });
  if (isShared || page.aborted) return '';
  const isCopied = await copy(url);
  if (page.aborted) return '';
  if (isCopied) return texts.linkCopied;
  await showDialog({
    title: texts.copyThisLink,
    text: texts.copyNotAllowed,
    field: url,
    confirmText: shared.close,
  });
  return '';
}

/** Shares a link. False if the browser cannot: not in an insecure context, or too long after the click. */
async function share(link: ShareData): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    // The visitor has closed the browser's menu, or it is still open after a second click.
    return error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name);
  }
}

/** Copies a text. False if the browser does not allow it, or cannot in an insecure context. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
