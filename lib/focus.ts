/** Moves the focus to the page's heading: after a change of path, or when what had the focus is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
