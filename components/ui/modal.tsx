import { type ComponentProps, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { DOUBLE_CLICK_MS, ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { useRootClass } from '@/lib/browser/use-root-class';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { pageSignal } from '@/lib/navigation/store';

/** The result of a modal whose page was left: the visitor has decided nothing. */
export const PAGE_LEFT = 'left';

export interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /**
   * Called when the modal is closed and the focus is restored. The page can be shown again, and with it the caller, which must
   * then not render the modal.
   *
   * @param result The `value` of the button, '' after Escape, or `PAGE_LEFT` if the visitor has left the page.
   */
  onClose: (result: string) => void;
}

/**
 * A native modal dialog. It is open until the visitor closes it or leaves the page. The element with `data-first-focus` gets the
 * focus: a screen reader starts there. Its look is up to the caller.
 */
export function ModalDialog({ onClose, closedby, ...props }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useRootClass('behind-dialog');

  useLayoutEffect(() => {
    const element = dialog.current;
    const signal = pageSignal();
    const leave = () => element?.close(PAGE_LEFT);
    element?.showModal();
    if (element) element.returnValue = '';
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // The second click of a double click can be on the dialog, or beside it.
    ignoreSecondClick();
    const timer = closedby && setTimeout(() => element?.setAttribute('closedby', closedby), DOUBLE_CLICK_MS);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    return () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      leave();
    };
  }, [closedby]);

  return (
    <dialog
      {...props}
      ref={dialog}
      onClose={({ currentTarget }) => {
        // The event is asynchronous. Strict mode opens the dialog again before it.
        if (currentTarget.open) return;
        // The browser returns the focus to the element that had it, if there was one. A navigation moves it itself.
        const isLost = isFocusLost() || currentTarget.contains(document.activeElement);
        if (isLost && currentTarget.returnValue !== PAGE_LEFT) focusHeading();
        onClose(currentTarget.returnValue);
      }}
    />
  );
}

export interface ModalProps extends Pick<ModalDialogProps, 'onClose'> {
  title: string;
  children: ReactNode;
  /** Each has `closeModal` as its `onClick`, and a result as its `value`. */
  buttons: ReactNode;
}

/** A native modal dialog with a title, React content and buttons. */
export function Modal({ title, children, buttons, onClose }: ModalProps) {
  const titleId = useId();
  return (
    <ModalDialog
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-lg max-w-[calc(100%-2rem)] scroll-pb-24 rounded-3xl border border-line bg-surface p-6 text-ink backdrop:bg-black/40"
    >
      <h2 data-first-focus="" id={titleId} tabIndex={-1} className="mb-3 font-bold text-2xl outline-none">
        {title}
      </h2>
      {children}
      {/* In view while a long text scrolls, unless the screen is too low for both. */}
      <div className="-bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-line border-t bg-surface px-6 py-4 [@media(min-height:30rem)]:sticky">
        {buttons}
      </div>
    </ModalDialog>
  );
}

/** Closes the modal of a button. Its result is the `value` of the button. */
export function closeModal({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  ignoreSecondClick();
  currentTarget.closest('dialog')?.close(currentTarget.value);
}
