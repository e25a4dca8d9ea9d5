import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { SEARCH_PARAMETER } from '@/lib/hooks/use-search';

export interface AddressWatcherProps {
  /** Called with the search text of the address, at first and whenever it changes. Must keep its identity. */
  onChange: (text: string) => void;
}

/**
 * Watches the search text in the address, which going back changes, and a click on Apps. Shows nothing; stands in a
 * boundary of its own, as prerendering stops at whatever asks for the address's parameters.
 */
export function AddressWatcher({ onChange }: AddressWatcherProps) {
  const text = useSearchParams().get(SEARCH_PARAMETER) ?? '';
  useLayoutEffect(() => onChange(text), [text, onChange]);
  return null;
}
