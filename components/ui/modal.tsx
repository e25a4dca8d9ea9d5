import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { pageSignal } from '@/lib/navigation/store';
import { ignoreSecondClick } from './ignore-second-click';

/** The result of a modal whose page was left, or that was removed: the visitor has decided nothing. */
const LEFT = 'left';

export interface ModalProps {
  title: string;
  children: ReactNode;
  /** Each has `closeModal` as its `onClick`, and a result as its `value`. */
  buttons: ReactNode;
  /**
   * Called when the visitor has closed the modal and the focus is restored, not after leaving the page.
   *
   * @param result The `value` of the button, or '' after Escape.
   */
  onClose: (result: string) => void;
}

/** A native modal dialog with React content. It is open until the visitor closes it or leaves the page. */
export function Modal({ title, children, buttons, onClose }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const signal = pageSignal();
    const leave = () => element?.close(LEFT);
    element?.showModal();
    if (element) element.returnValue = '';
    // So that a screen reader starts there.
    heading.current?.focus();
    signal.addEventListener('abort', leave);
    return () => {
      signal.removeEventListener('abort', leave);
      leave();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // The event is asynchronous. Strict mode opens the dialog again before it.
        if (currentTarget.open || currentTarget.returnValue === LEFT) return;
        // The browser returns the focus to the element that had it, if there was one.
        if (isFocusLost() || currentTarget.contains(document.activeElement)) focusHeading();
        onClose(currentTarget.returnValue);
      }}
      className="m-auto w-lg max-w-[calc(100%-2rem)] scroll-pb-24 rounded-3xl border border-line bg-surface p-6 text-ink backdrop:bg-black/60"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="mb-3 font-bold text-2xl outline-none">
        {title}
      </h2>
      {children}
      {/* In view while a long text scrolls, unless the screen is too low for both. */}
      <div className="-bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-line border-t bg-surface px-6 py-4 [@media(min-height:30rem)]:sticky">
        {buttons}
      </div>
    </dialog>
  );
}

/** Closes the modal of a button. Its result is the `value` of the button. */
export function closeModal({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  ignoreSecondClick();
  currentTarget.closest('dialog')?.close(currentTarget.value);
}
