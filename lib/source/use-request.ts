import { useCallback, useEffect, useRef, useState } from 'react';
import { onOnline } from '@/lib/browser/online';
import { reloadIfSignedOut } from '@/lib/navigation/reload';

export interface RequestState {
  /** Why the last try failed, since the component was mounted; null after a success. */
  error: Error | null;
  /** Whether a try is pending. */
  isLoading: boolean;
  /** Tries, or tries again. */
  load: () => void;
}

/**
 * The state of a request that a component makes. A failed one is repeated when the connection is back.
 *
 * @param request Must be stable. Of another one, the earlier results are ignored.
 */
export function useRequest(request: () => Promise<unknown>): RequestState {
  const [error, setError] = useState<Error | null>(null);
  const [isLoading, setLoading] = useState(false);
  const hasFailed = useRef(false);
  const current = useRef(request);
  const load = useCallback(() => {
    const end = (error: Error | null) => {
      if (current.current !== request) return;
      hasFailed.current = error !== null;
      setError(error);
      setLoading(false);
      if (error) void reloadIfSignedOut();
    };
    current.current = request;
    setLoading(true);
    request().then(() => end(null), end);
  }, [request]);
  useEffect(() => onOnline(() => hasFailed.current && load()), [load]);
  return { error, isLoading, load };
}
