import { useStore } from 'zustand';
import { type ChosenApp, selectionStore } from '@/lib/compare/selection';

/** Whether an app is chosen for the comparison, and a function that changes it. False until the page is hydrated. */
export function useChosen({ id, title }: ChosenApp): [isChosen: boolean, toggle: () => void] {
  const isChosen = useStore(selectionStore, ({ apps }) => apps.some((app) => app.id === id));
  return [isChosen, () => selectionStore.getState().toggle({ id, title })];
}
