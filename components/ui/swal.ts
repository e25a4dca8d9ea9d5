// sweetalert2 with the styles of this site, which `dialogs.ts` lazy-loads: elsewhere, import only types. The main file of the
// library inserts its styles as an element, which the Content-Security-Policy blocks; as files, they are allowed.
import 'sweetalert2/dist/sweetalert2.css';
import './swal.css';
import type { SweetAlertIcon, SweetAlertOptions } from 'sweetalert2';
import swal from 'sweetalert2/dist/sweetalert2.js';
import { DOUBLE_CLICK_MS } from '@/lib/browser/ignore-second-click';
import * as texts from '@/texts/shared';

/** A message or a question to the visitor. All texts are plain text, never HTML. */
export interface Dialog {
  icon?: SweetAlertIcon;
  title: string;
  text?: string;
  isDraggable?: boolean;
  /** A text that the visitor can copy, in a selected field. */
  field?: string;
  /** The text of the button, by default `OK`. */
  confirmText?: string;
  cancelText?: string;
  /** Whether the first button of a question removes something. */
  isDangerous?: boolean;
}

/** `dismissed`: the visitor closed the dialog with neither button, or left the page. */
export type Answer = 'confirmed' | 'cancelled' | 'dismissed';

/** The width of a focus ring with its offset, in CSS pixels. */
const FOCUS_RING = 6;

/**
 * Opens a dialog.
 *
 * @param signal Closes it.
 * @returns As `showDialog`.
 */
export async function openDialog(signal: AbortSignal, dialog: Dialog): Promise<Answer> {
  const openedAt = performance.now();
  const close = () => {
    const popup = swal.getPopup();
    swal.close();
    // Skips the closing animation, which would delay the focus of the next page.
    popup?.dispatchEvent(new Event('animationend'));
  };
  signal.addEventListener('abort', close);
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  const { isConfirmed, dismiss } = await swal.fire({
    ...optionsOf(dialog),
    allowOutsideClick: () => clickedAt() - openedAt > DOUBLE_CLICK_MS,
    // `didOpen` is too late: the dialog already has the focus.
    willOpen: (popup) => {
      popup.style.pointerEvents = 'none';
      // The dialog gets the focus, and its texts would be spoken twice.
      popup.removeAttribute('aria-live');
      // The title says it. Of a question it would be read as “!”.
      swal.getIcon()?.setAttribute('aria-hidden', 'true');
      setTimeout(() => popup.style.removeProperty('pointer-events'), DOUBLE_CLICK_MS);
    },
    didOpen: (popup) => {
      swal.getInput()?.focus();
      swal.getInput()?.select();
      // Afterwards, the library scrolls to the top.
      setTimeout(() => scrollToFocus(popup));
    },
    didDestroy: onClosed,
  } as SweetAlertOptions);
  signal.removeEventListener('abort', close);
  if (dialog.cancelText && isConfirmed) return 'confirmed';
  if (dismiss === swal.DismissReason.cancel) return 'cancelled';
  await closed;
  return 'dismissed';
}

/** Scrolls a low screen to the focused element. By offsets, because the opening animation moves the dialog. */
function scrollToFocus({ parentElement: container, offsetTop }: HTMLElement): void {
  const { activeElement } = document;
  if (!container || !(activeElement instanceof HTMLElement)) return;
  const bottom = offsetTop + activeElement.offsetTop + activeElement.offsetHeight;
  container.scrollTop = bottom + FOCUS_RING - container.clientHeight;
}

/** The time of the click that is handled: a slow device handles it later. */
function clickedAt(): number {
  const now = performance.now();
  return Math.min(window.event?.timeStamp ?? now, now);
}

function optionsOf({ icon, title, text, isDraggable, field, confirmText, cancelText, isDangerous }: Dialog) {
  return {
    icon,
    titleText: title,
    text,
    draggable: isDraggable,
    buttonsStyling: false,
    customClass: { ...CLASSES, confirmButton: isDangerous ? 'button button-danger' : 'button' },
    confirmButtonText: confirmText ?? texts.ok,
    ...(cancelText && {
      showCancelButton: true,
      cancelButtonText: cancelText,
      reverseButtons: true,
      focusCancel: true,
    }),
    ...(field && {
      input: 'text',
      inputValue: field,
      inputAttributes: { 'aria-label': title, readonly: '' },
      // The library would remove the selection.
      inputAutoFocus: false,
    }),
  };
}

/** Styled in `swal.css` and `button.css`. */
const CLASSES = {
  popup: 'dialog',
  input: 'dialog-field',
  actions: 'dialog-actions',
  cancelButton: 'button-quiet',
};
