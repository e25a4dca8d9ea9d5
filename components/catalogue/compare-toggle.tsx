'use client';

import type { ChosenApp } from '@/lib/compare/selection';
import { useChosen } from '@/lib/hooks/use-chosen';

/** The button of a card that chooses the app for the comparison. One node: its icon is in the CSS. */
export function CompareToggle({ app }: { app: ChosenApp }) {
  const [isChosen, toggle] = useChosen(app);
  return (
    <button
      type="button"
      aria-label={`Compare ${app.title}`}
      aria-pressed={isChosen}
      className="compare-toggle compare-icon needs-script"
      onClick={toggle}
    />
  );
}
