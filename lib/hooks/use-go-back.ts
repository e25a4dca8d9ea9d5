import { useRouter } from 'next/navigation';
import { canGoBack, replaceUrl } from '@/lib/navigation/history-entry';
import { asTraversal, dispatch, navigationStore } from '@/lib/navigation/store';
import { currentHref, routes } from '@/lib/routes';

/** Goes one step back in the history or, where that would leave the site, home. */
export function useGoBack(): () => void {
  const router = useRouter();

  /** Back to the page of the current history entry, from one that did not load and has no entry. */
  function returnToEntry() {
    if (!navigationStore.getState().isComplete)
      return asTraversal(() => router.replace(currentHref(), { scroll: false }));
    dispatch({ type: 'cancelled' });
    // The router drops the pending navigation then, whose page may still come.
    replaceUrl(new URL(window.location.href));
  }

  return () => {
    const { navigation } = navigationStore.getState();
    if (navigation?.hasFailed && navigation.phase === 'pending' && navigation.type !== 'traverse')
      returnToEntry();
    else if (canGoBack()) window.history.back();
    else router.push(routes.home, { scroll: false });
  };
}
