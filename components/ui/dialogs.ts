import type { SweetAlertIcon, SweetAlertOptions } from 'sweetalert2';
import { pageSignal } from '@/lib/navigation/store';

/** A short message to the visitor. Both texts are plain text, never HTML. */
export interface Announcement {
  icon: SweetAlertIcon;
  title: string;
  text?: string;
  /** Whether the dialog can be moved about. */
  isDraggable?: boolean;
}

/** A question with two answers. */
export interface Question extends Announcement {
  confirmText: string;
  cancelText: string;
}

/** `dismissed`: the visitor closed the dialog without an answer, or left the page. */
export type Answer = 'confirmed' | 'cancelled' | 'dismissed';

/** The second click of a double click on a button comes within this time, and hits the backdrop of its dialog. */
const DOUBLE_CLICK_MS = 500;

/** Starts to load the dialog library, so that it is there when a dialog opens. Never fails. */
export function preloadDialogs(): void {
  loadSwal().catch(() => {});
}

/**
 * Shows a message until the visitor closes it or leaves the page; by the browser's own `alert` where the library
 * cannot load.
 */
export async function announce({ icon, title, text, isDraggable = false }: Announcement): Promise<void> {
  const signal = pageSignal();
  const swal = await loadSwal().catch(() => null);
  if (signal.aborted) return;
  if (!swal) return window.alert([title, text].filter(Boolean).join('\n'));
  await open(swal, signal, { icon, titleText: title, text, draggable: isDraggable });
}

/**
 * Asks a question, until the visitor answers or leaves the page; by the browser's own `confirm` where the library
 * cannot load, which knows no difference between cancelling and closing.
 */
export async function confirm({ icon, title, text, confirmText, cancelText }: Question): Promise<Answer> {
  const signal = pageSignal();
  const swal = await loadSwal().catch(() => null);
  if (signal.aborted) return 'dismissed';
  if (!swal) return window.confirm([title, text].filter(Boolean).join('\n')) ? 'confirmed' : 'cancelled';
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

/** Resolves once no dialog is open any more, and the focus is back where it was before, if that is still there. */
export function dialogsClosed(): Promise<void> {
  return closed;
}

type Swal = Awaited<ReturnType<typeof loadSwal>>;

/** Opens a dialog that belongs to the page of the signal. */
async function open(swal: Swal, signal: AbortSignal, options: SweetAlertOptions) {
  const openedAt = performance.now();
  const close = () => {
    const popup = swal.getPopup();
    swal.close();
    // Without its closing animation, for which the focus of the next page would wait.
    popup?.dispatchEvent(new Event('animationend'));
  };
  signal.addEventListener('abort', close);
  let onClose = () => {};
  closed = new Promise((resolve) => {
    onClose = resolve;
  });
  const result = await swal.fire({
    ...looks,
    ...options,
    allowOutsideClick: () => performance.now() - openedAt > DOUBLE_CLICK_MS,
    didClose: onClose,
    // Before the dialog has the focus: `didOpen` is called after.
    willOpen: (popup) => popup.addEventListener('keydown', ignoreRepeats, { capture: true }),
  } as SweetAlertOptions);
  signal.removeEventListener('abort', close);
  return result;
}

/** A key that opened the dialog and is still held answers nothing. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The classes are styled in globals.css, by the site's own tokens. */
const looks: SweetAlertOptions = {
  buttonsStyling: false,
  customClass: {
    popup: 'dialog',
    actions: 'dialog-actions',
    confirmButton: 'button',
    cancelButton: 'button-quiet',
  },
};

async function loadSwal() {
  return (await import('sweetalert2')).default;
}
