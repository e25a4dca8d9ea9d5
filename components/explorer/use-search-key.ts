import { type RefObject, useEffect } from 'react';
import { isOverlayOpen } from '@/lib/navigation/focus';

/** The key that moves the focus to the search box. */
export const SEARCH_KEY = '/';

/** Moves the focus to the search box when the visitor presses the search key, unless they type it into a text box. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (key !== SEARCH_KEY || ctrlKey || metaKey || altKey || isComposing || isOverlayOpen()) return;
      if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
      // The key would be typed, and Firefox would open its own search.
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
