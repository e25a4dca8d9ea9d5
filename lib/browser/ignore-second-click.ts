/** Time in which the second click of a double click is ignored, in milliseconds. */
export const DOUBLE_CLICK_MS = 500;

/**
 * Ignores the second click of a double click. Called in a click that removes its button or covers it: the second one hits another
 * element. Nor does it move the focus there.
 */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (!(event.detail > 1)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const controller = new AbortController();
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, ignore, { capture: true, signal: controller.signal });
  setTimeout(() => controller.abort(), DOUBLE_CLICK_MS);
}
