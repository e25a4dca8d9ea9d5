/** Moves the focus to the heading of the visible page, without scrolling. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1:not([hidden] *)')?.focus({ preventScroll: true });
}

/** Whether the element that had the focus is gone, hidden or disabled. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether something is open over the page, which keeps the focus: a dialog, or the phone's menu. */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], [aria-modal="true"]') !== null || openPopovers().length > 0;
}

/** Closes the popovers that are open, such as the phone's menu. */
export function closePopovers(): void {
  for (const popover of openPopovers()) popover.hidePopover();
}

function openPopovers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[popover]')].filter((element) => {
    try {
      return element.matches(':popover-open');
    } catch {
      // A browser without popovers shows the menu at all times.
      return false;
    }
  });
}
