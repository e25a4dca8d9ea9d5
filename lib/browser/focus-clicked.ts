/** Controls that some browsers do not focus on a click. */
const CONTROLS = 'a, button, input, summary';

/**
 * Moves the focus to a control that is clicked, before the click is handled. Chromium does so; Safari, and Firefox on a Mac, move
 * it to an element that the control is in, or nowhere. Dialogs then return it to the control that opened them, and Back to the
 * link that was left.
 */
export function focusClicked(): void {
  window.addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const control = isTrusted && target instanceof Element && target.closest<HTMLElement>(CONTROLS);
      // Another control keeps it: the field of a form that the Enter key submits, by a click on its button.
      if (control && document.activeElement?.contains(control))
        control.focus({ preventScroll: true, focusVisible: false });
    },
    { capture: true },
  );
}

/**
 * Ignores the repeats of an Enter key that is held. Each clicks the control that has the focus: after the first click, that can be
 * another one, such as the next of a list or a button of the dialog that was opened.
 */
export function ignoreHeldEnter(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
