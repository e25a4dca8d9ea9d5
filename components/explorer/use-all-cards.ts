import { type RefObject, useEffect } from 'react';
import type { CardApp } from '@/lib/catalogue/select';
import { useCatalogue } from '@/lib/hooks/use-catalogue';
import { savedScrollPosition } from '@/lib/navigation/scroll-restoration';

/** The other cards load when the visitor is this near to the end of the first page, in viewport heights. */
const NEAR_END = '100%';

export interface AllCards {
  /** All apps, or those of the first page while the others are not loaded. */
  apps: readonly CardApp[];
  isComplete: boolean;
  error: Error | null;
  /** Loads the other apps, or tries again. Stable. */
  load: () => void;
  /**
   * Loads the other apps if the saved scroll position is beyond the first page.
   *
   * @returns Whether it does, and the position cannot be restored yet.
   */
  startRestoring: () => boolean;
}

/**
 * The apps of the listing. The page contains the first ones. The others are loaded when the visitor is about to need
 * them: near the end of the first page, or to restore a scroll position beyond it.
 *
 * @param total Number of apps in the catalogue.
 * @param file The URL of the file with all cards, without the base path.
 * @param end An element after the first page.
 */
export function useAllCards(
  firstApps: readonly CardApp[],
  total: number,
  file: string,
  end: RefObject<Element | null>,
): AllCards {
  const { apps, error, load } = useCatalogue(file);
  const isComplete = apps !== null || firstApps.length === total;

  useEffect(() => {
    if (isComplete || error || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: NEAR_END },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isComplete, error, load, end]);

  const startRestoring = () => {
    if (isComplete || error || !end.current) return false;
    const lastTop = end.current.getBoundingClientRect().top + window.scrollY - window.innerHeight;
    if ((savedScrollPosition() ?? 0) <= lastTop) return false;
    load();
    return true;
  };

  return { apps: apps ?? firstApps, isComplete, error, load, startRestoring };
}
