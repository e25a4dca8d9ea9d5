import type { SweetAlertIcon, SweetAlertOptions } from 'sweetalert2';
import { pageSignal } from '@/lib/navigation/store';

/** A message to the visitor. Both texts are plain text, never HTML. */
export interface Announcement {
  icon: SweetAlertIcon;
  title: string;
  text?: string;
  /** Whether the visitor can drag the dialog. */
  isDraggable?: boolean;
}

/** A question with a confirm and a cancel button. */
export interface Question extends Announcement {
  confirmText: string;
  cancelText: string;
}

/** The answer to a question. `dismissed`: the visitor closed the dialog with neither button, or left the page. */
export type Answer = 'confirmed' | 'cancelled' | 'dismissed';

/** Time in which clicks are ignored: the second click of a double click on a button can be on the dialog. */
const DOUBLE_CLICK_MS = 500;

/** Preloads the dialog library. Never throws. */
export function preloadDialogs(): void {
  void loadSwalIfPossible();
}

/**
 * Shows a message until the visitor closes it or leaves the page. Uses the browser's `alert` if the library cannot be
 * loaded.
 */
export async function announce({ icon, title, text, isDraggable }: Announcement): Promise<void> {
  const signal = pageSignal();
  const swal = await loadSwalIfPossible();
  if (signal.aborted) return;
  if (!swal) return window.alert(messageOf(title, text));
  await open(swal, signal, { icon, titleText: title, text, draggable: isDraggable });
}

/**
 * Shows a question until the visitor answers or leaves the page. Uses the browser's `confirm` if the library cannot be
 * loaded, where closing counts as cancelling.
 */
export async function confirm({ icon, title, text, confirmText, cancelText }: Question): Promise<Answer> {
  const signal = pageSignal();
  const swal = await loadSwalIfPossible();
  if (signal.aborted) return 'dismissed';
  if (!swal) return window.confirm(messageOf(title, text)) ? 'confirmed' : 'cancelled';
  const { isConfirmed, dismiss } = await open(swal, signal, {
    icon,
    titleText: title,
    text,
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText,
    reverseButtons: true,
    focusCancel: true,
  });
  if (isConfirmed) return 'confirmed';
  return dismiss === swal.DismissReason.cancel ? 'cancelled' : 'dismissed';
}

let closed: Promise<void> = Promise.resolve();

/** Resolves when no dialog is open, and the focus is restored if its element still exists. */
export function dialogsClosed(): Promise<void> {
  return closed;
}

type Swal = typeof import('sweetalert2').default;

/** Opens a dialog, and closes it when the signal is aborted. */
async function open(swal: Swal, signal: AbortSignal, options: SweetAlertOptions) {
  const openedAt = performance.now();
  const close = () => {
    const popup = swal.getPopup();
    swal.close();
    // Skips the closing animation, which would delay the focus of the next page.
    popup?.dispatchEvent(new Event('animationend'));
  };
  signal.addEventListener('abort', close);
  let onClose = () => {};
  closed = new Promise((resolve) => {
    onClose = resolve;
  });
  const result = await swal.fire({
    ...styleOptions,
    ...options,
    allowOutsideClick: () => performance.now() - openedAt > DOUBLE_CLICK_MS,
    didClose: onClose,
    // `didOpen` is too late: the dialog already has the focus.
    willOpen: (popup) => {
      popup.addEventListener('keydown', ignoreRepeats, { capture: true });
      popup.style.pointerEvents = 'none';
      setTimeout(() => popup.style.removeProperty('pointer-events'), DOUBLE_CLICK_MS);
    },
  } as SweetAlertOptions);
  signal.removeEventListener('abort', close);
  return result;
}

/** Ignores the key that opened the dialog while it is held, so that it does not press a button. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The classes are styled in `swal.css` and `globals.css`. */
const styleOptions: SweetAlertOptions = {
  buttonsStyling: false,
  customClass: {
    popup: 'dialog',
    actions: 'dialog-actions',
    confirmButton: 'button',
    cancelButton: 'button-quiet',
  },
};

function loadSwalIfPossible(): Promise<Swal | null> {
  return import('./swal').then(
    (library) => library.default,
    () => null,
  );
}

function messageOf(title: string, text = ''): string {
  return `${title}\n${text}`.trim();
}
