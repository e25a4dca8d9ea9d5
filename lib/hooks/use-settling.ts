import { useEffect, useState } from 'react';
import { SKELETON_MS } from '@/lib/navigation';

/**
 * Whether a value has changed within the last second; each change starts the second anew.
 *
 * @param value Compared by identity: where going back to the value before is a change too, give a new object for
 *   each. Its first value counts as settled.
 */
export function useSettling(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), SKELETON_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return value !== settled;
}
