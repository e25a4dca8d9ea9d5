import { useRouter } from 'next/navigation';
import { canGoBack } from '@/lib/navigation/history-entry';
import { dispatch, navigationStore } from '@/lib/navigation/store';
import { routes } from '@/lib/routes';

/** Goes one step back in the history or, where that would leave the site, home. */
export function useGoBack(): () => void {
  const router = useRouter();
  return () => {
    const { navigation } = navigationStore.getState();
    // The page that did not load has no history entry yet: the page before it is still in the DOM.
    if (navigation?.hasFailed && navigation.phase === 'pending' && navigation.type !== 'traverse')
      dispatch({ type: 'cancelled' });
    else if (canGoBack()) window.history.back();
    else router.push(routes.home, { scroll: false });
  };
}
