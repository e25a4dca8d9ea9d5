import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/lib/focus';
import type { Departure } from '@/lib/navigation';

/**
 * Puts the visitor where a page begins or, after a step through the history, where they left it; and moves the
 * focus to the page's heading.
 *
 * The router cannot do this here: it would scroll while the page is still hidden behind its skeleton, and the
 * browser restores a position before the page is tall enough to have it.
 */
export function usePagePosition(departure: Departure | null): void {
  const positions = useRef(new Map<string, number>());
  const entry = useRef<string>(null);
  const left = useRef<Departure>(null);

  useEffect(() => {
    entry.current ??= historyEntry();
    // Kept while the visitor scrolls: once they leave, the page is hidden and its position gone.
    const onScroll = () => {
      if (!left.current && entry.current) positions.current.set(entry.current, window.scrollY);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useLayoutEffect(() => {
    const arrived = left.current;
    left.current = departure;
    if (departure) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    } else if (arrived) {
      entry.current = historyEntry();
      const top = arrived.kind === 'back' ? (positions.current.get(entry.current) ?? 0) : 0;
      focusHeading();
      window.scrollTo({ top, behavior: 'instant' });
    }
  }, [departure]);
}

/** What tells the entries of the session's history apart; browsers without the Navigation API go by address. */
function historyEntry(): string {
  return window.navigation?.currentEntry?.key ?? window.location.href;
}
