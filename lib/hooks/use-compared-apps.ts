import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComparedApp } from '@/lib/catalogue/to-card-app';
import { onOnline } from '@/lib/navigation/online';
import { type ComparisonSource, loadComparedApps } from './compared-apps';

export interface UsedComparedApps {
  /** The apps with these ids that the catalogue has, in the order of the ids; null until they are loaded. */
  apps: readonly ComparedApp[] | null;
  /** Why the last try to load them failed; null after a success. */
  error: Error | null;
  /** Whether a try is pending. */
  isLoading: boolean;
  /** Tries again. */
  load: () => void;
}

interface Result {
  ids: readonly number[];
  apps: readonly ComparedApp[];
}

/**
 * Loads apps for a comparison. A failed try is repeated when the connection is back.
 *
 * @param ids Must be the same list until it changes.
 */
export function useComparedApps(ids: readonly number[], source: ComparisonSource): UsedComparedApps {
  const [result, setResult] = useState<Result>({ ids: [], apps: [] });
  const [error, setError] = useState<Error | null>(null);
  const [isLoading, setLoading] = useState(false);
  /** The number of the last try. The result of an earlier one is ignored. */
  const lastTry = useRef(0);
  const hasFailed = useRef(false);

  const load = useCallback(() => {
    lastTry.current += 1;
    const current = lastTry.current;
    const end = (error: Error | null, apps?: readonly ComparedApp[]) => {
      if (current !== lastTry.current) return;
      hasFailed.current = error !== null;
      setError(error);
      setLoading(false);
      if (apps) setResult({ ids, apps });
    };
    setLoading(true);
    loadComparedApps(ids, source).then((apps) => end(null, apps), end);
  }, [ids, source]);

  useEffect(load, [load]);
  useEffect(() => onOnline(() => hasFailed.current && load()), [load]);

  const isComplete = ids.every((id) => result.ids.includes(id));
  const apps = ids.flatMap((id) => result.apps.find((app) => app.id === id) ?? []);
  return { apps: isComplete ? apps : null, error: isComplete ? null : error, isLoading, load };
}
