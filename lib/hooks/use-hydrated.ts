import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and while it hydrates, true from then on: what the browser alone knows may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
