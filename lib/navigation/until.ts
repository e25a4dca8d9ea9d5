import type { Navigation } from './state-machine';
import { navigationStore } from './store';

/** Resolves when a condition on the pending navigation holds; immediately if it does. */
export function untilNavigation(isWanted: (navigation: Navigation | null) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isWanted(navigationStore.getState().navigation)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = navigationStore.subscribe(check);
    check();
  });
}
