import { useRouter } from 'next/navigation';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { routes } from '@/lib/routes';
import { canGoBack, replaceUrl } from './history-entry';
import { dispatch, navigationStore, showCurrentEntry } from './store';

/** Goes back one history entry, or home if the previous entry is on another site. */
export function useGoBack(): () => void {
  const router = useRouter();

  /** Leaves a page that failed to load and has no history entry: shows the page of the current entry again. */
  function returnToEntry() {
    if (!navigationStore.getState().isComplete) return showCurrentEntry(router);
    dispatch({ type: 'cancelled' });
    // Makes the router drop the pending navigation, whose page may still arrive.
    replaceUrl(new URL(window.location.href));
  }

  return () => {
    // The second click of a double click: the first one went back to this page.
    if (window.event instanceof MouseEvent && window.event.detail > 1) return;
    ignoreSecondClick();
    const { navigation } = navigationStore.getState();
    if (navigation?.hasFailed && navigation.phase === 'pending' && navigation.type !== 'traverse')
      returnToEntry();
    else if (canGoBack()) window.history.back();
    else router.push(routes.home, { scroll: false });
  };
}
