import { useRouter } from 'next/navigation';
import { depart, navigationStore } from '@/lib/navigation';
import { routes } from '@/lib/routes';

/** Goes one step back in history or, where there is no step back inside the site, home. */
export function useGoBack(): () => void {
  const router = useRouter();
  return () => {
    if (canGoBack()) return window.history.back();
    depart(routes.home);
    router.push(routes.home, { scroll: false });
  };
}

function canGoBack(): boolean {
  const { navigation } = window;
  // Entries of other sites do not count in the Navigation API, but do in `history.length`.
  if (navigation) return navigation.canGoBack;
  const { hasDeparted } = navigationStore.getState();
  return window.history.length > 1 && (hasDeparted || cameFromThisSite());
}

function cameFromThisSite(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === window.location.origin;
}
