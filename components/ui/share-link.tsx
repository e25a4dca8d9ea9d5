import type { ReactNode } from 'react';
import { LinkDialog } from './link-dialog';
import { shareOrCopy } from './share-or-copy';

// Lazy-loaded, when the visitor shares something.

export interface SharedLink {
  /** What the link leads to, for the other app of the device. */
  title: string;
  url: string;
  /** The accessible name of the field with the link. */
  label: string;
  /** The message after the link was copied. */
  copied: string;
}

/** Where the result is shown. */
export interface ShareView {
  /** Aborted when the result is not wanted any more. */
  signal: AbortSignal;
  setMessage: (message: string) => void;
  setDialog: (dialog: ReactNode) => void;
}

/** Offers a link to other apps of the device, else copies it, else shows it. */
export async function shareLink(
  { title, url, label, copied }: SharedLink,
  { signal, setMessage, setDialog }: ShareView,
): Promise<void> {
  const outcome = await shareOrCopy({ title, url });
  if (signal.aborted) return;
  if (outcome === 'copied') setMessage(copied);
  if (outcome === 'refused')
    setDialog(<LinkDialog url={url} label={label} onClose={() => setDialog(null)} />);
}
