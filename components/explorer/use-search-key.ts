import { type RefObject, useEffect } from 'react';
import { isOverlayOpen } from '@/lib/navigation/focus';

/** The key that, with Control or Command, moves the focus to the search box. */
export const SEARCH_KEY = '/';

/**
 * Moves the focus to the search box when the visitor presses the search key. Only with a modifier: a shortcut of a single
 * character must be possible to turn off (WCAG 2.1.4), because speech input can type it by accident.
 */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key !== SEARCH_KEY || ctrlKey === metaKey || altKey || isOverlayOpen()) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
