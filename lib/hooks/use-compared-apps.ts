import { useCallback, useEffect, useMemo, useState } from 'react';
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

/**
 * Loads apps for a comparison. A failed try is repeated when the connection is back.
 *
 * @param ids Must be the same list until it changes.
 */
export function useComparedApps(ids: readonly number[], source: ComparisonSource): UsedComparedApps {
  const [tries, setTries] = useState(0);
  const request = useMemo(() => ({ ids, source, tries }), [ids, source, tries]);
  const [loaded, setLoaded] = useState<{ ids: readonly number[]; apps: readonly ComparedApp[] }>();
  const [ended, setEnded] = useState<{ request: object; error: Error | null }>();
  const load = useCallback(() => setTries((before) => before + 1), []);

  useEffect(() => {
    let isCurrent = true;
    const end = (error: Error | null, apps?: readonly ComparedApp[]) => {
      if (!isCurrent) return;
      setEnded({ request, error });
      if (apps) setLoaded({ ids: request.ids, apps });
    };
    loadComparedApps(request.ids, request.source).then((apps) => end(null, apps), end);
    return () => {
      isCurrent = false;
    };
  }, [request]);

  const error = ended?.error ?? null;
  const hasFailed = error !== null;
  useEffect(() => (hasFailed ? onOnline(load) : undefined), [hasFailed, load]);

  const isComplete = ids.every((id) => loaded?.ids.includes(id));
  const apps = ids.flatMap((id) => loaded?.apps.find((app) => app.id === id) ?? []);
  return {
    apps: isComplete ? apps : null,
    error: isComplete ? null : error,
    isLoading: ended?.request !== request,
    load,
  };
}
