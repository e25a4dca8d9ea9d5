'use client';

import { useStore } from 'zustand';
import { ActionButton } from '@/components/ui/action-button';
import { ShortText } from '@/components/ui/short-text';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { type ChosenApp, type SelectionState, selectionStore } from '@/lib/compare/selection';
import { CHOSEN_APPS_LINK } from '@/lib/dom';
import * as shared from '@/texts/shared';

/**
 * The button of a card that chooses the app for the comparison. One node: its icon is in the CSS. It is invisible until
 * it is hydrated, because a click before that would be lost. After the button of a chosen app, keyboard users reach a
 * second button, which moves the focus to the bar of chosen apps at the end of the page.
 */
export function CompareToggle({ app }: { app: ChosenApp }) {
  const [isChosen, toggle] = useChosen(app);
  return (
    <>
      <button
        ref={markHydrated}
        type="button"
        aria-label={shared.compareApp(app.title)}
        aria-pressed={isChosen}
        className="compare-toggle compare-icon needs-script"
        onClick={toggle}
      />
      {isChosen && (
        <button type="button" className="button compare-skip" onClick={focusChosenApps}>
          {shared.goToChosenApps}
        </button>
      )}
    </>
  );
}

function focusChosenApps(): void {
  document.querySelector<HTMLElement>(CHOSEN_APPS_LINK)?.focus();
}

/** Makes a button visible. On each button: React hydrates a page later than the header, and in parts. */
function markHydrated(button: HTMLButtonElement | null): void {
  button?.setAttribute('data-hydrated', '');
}

/** The button of an app's page that chooses the app for the comparison. */
export function CompareButton({ app }: { app: ChosenApp }) {
  const [isChosen, toggle] = useChosen(app);
  return (
    <ActionButton
      aria-pressed={isChosen}
      className="button-quiet compare-icon needs-script px-4 sm:px-6"
      onClick={toggle}
    >
      <ShortText text={shared.compare} full={shared.compareApp(app.title)} />
    </ActionButton>
  );
}

/** Whether an app is chosen for the comparison, and a function that changes it. False until the page is hydrated. */
function useChosen(app: ChosenApp): [isChosen: boolean, toggle: () => void] {
  const isIn = ({ apps }: SelectionState) => apps.some(({ id }) => id === app.id);
  const isChosen = useStore(selectionStore, isIn);
  function toggle() {
    // The bar of chosen apps can appear under the pointer.
    ignoreSecondClick();
    const state = selectionStore.getState();
    // Before hydration, the button of a chosen app looks like any other: a click is to choose it.
    if (isIn(state) === isChosen) state.toggle(app);
  }
  return [isChosen, toggle];
}
