/** Time in which the second click of a double click is ignored, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** Ignores the second click of a double click. Called in a click that removes its button: the second one hits another. */
export function ignoreSecondClick(): void {
  const ignore = (event: Event) => {
    if (!(event instanceof UIEvent) || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), DOUBLE_CLICK_MS);
}
