import type { SweetAlertIcon, SweetAlertOptions } from 'sweetalert2';

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

/** `dismissed`: the visitor closed the dialog without choosing, by Escape or a click beside it. */
export type Answer = 'confirmed' | 'cancelled' | 'dismissed';

/** Starts to load the dialog library, so that it is there when a dialog opens. Never fails. */
export function preloadDialogs(): void {
  loadSwal().catch(() => {});
}

/** Shows a message until the visitor closes it; by the browser's own `alert` where the library cannot load. */
export async function announce({ icon, title, text, isDraggable = false }: Announcement): Promise<void> {
  const swal = await loadSwal().catch(() => null);
  if (!swal) return window.alert([title, text].filter(Boolean).join('\n'));
  await swal.fire({ ...looks, icon, titleText: title, text, draggable: isDraggable });
}

/** Asks a question; by the browser's own `confirm`, which knows no difference between cancelling and closing. */
export async function confirm({ icon, title, text, confirmText, cancelText }: Question): Promise<Answer> {
  const swal = await loadSwal().catch(() => null);
  if (!swal) return window.confirm([title, text].filter(Boolean).join('\n')) ? 'confirmed' : 'cancelled';
  const { isConfirmed, dismiss } = await swal.fire({
    ...looks,
    icon,
    titleText: title,
    text,
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText,
    reverseButtons: true,
  });
  if (isConfirmed) return 'confirmed';
  return dismiss === swal.DismissReason.cancel ? 'cancelled' : 'dismissed';
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
