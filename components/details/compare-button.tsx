'use client';

import { ActionButton } from '@/components/ui/action-button';
import type { ChosenApp } from '@/lib/compare/selection';
import { useChosen } from '@/lib/hooks/use-chosen';

/** The button of an app's page that chooses the app for the comparison. */
export function CompareButton({ app }: { app: ChosenApp }) {
  const [isChosen, toggle] = useChosen(app);
  return (
    <ActionButton
      aria-pressed={isChosen}
      className="button-quiet compare-icon needs-script w-full sm:w-auto"
      onClick={toggle}
    >
      Compare
      <span className="sr-only"> {app.title}</span>
    </ActionButton>
  );
}
