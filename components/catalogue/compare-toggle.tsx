'use client';

import type { ChosenApp } from '@/lib/compare/selection';
import { useChosen } from '@/lib/hooks/use-chosen';

/**
 * The button of a card that chooses the app for the comparison. One node: its icon is in the CSS. It is invisible until
 * it is hydrated, because a click before that would be lost.
 */
export function CompareToggle({ app }: { app: ChosenApp }) {
  const [isChosen, toggle] = useChosen(app);
  return (
    <button
      ref={markHydrated}
      type="button"
      aria-label={`Compare ${app.title}`}
      aria-pressed={isChosen}
      className="compare-toggle compare-icon needs-script"
      onClick={toggle}
    />
  );
}

/** Makes a button visible. On each button: React hydrates a page later than the header, and in parts. */
function markHydrated(button: HTMLButtonElement | null): void {
  button?.setAttribute('data-hydrated', '');
}
