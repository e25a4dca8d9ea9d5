import { useCallback, useEffect, useState } from 'react';
import type { ComparedApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { loadComparedApps } from './compared-apps';
import { type RequestState, useRequest } from './use-request';

export interface ComparedAppsRequest extends RequestState {
  /** The apps with these ids that the catalogue has, in the order of the ids; null until they are loaded. */
  apps: readonly ComparedApp[] | null;
}

/**
 * Loads apps for a comparison.
 *
 * @param ids Must be the same list until it changes.
 */
export function useComparedApps(ids: readonly AppId[]): ComparedAppsRequest {
  const [loaded, setLoaded] = useState<ReadonlyMap<AppId, ComparedApp | undefined>>(new Map());
  const request = useCallback(async () => {
    const apps = await loadComparedApps(ids);
    const found = ids.map((id) => [id, apps.find((app) => app.id === id)] as const);
    setLoaded((before) => new Map([...before, ...found]));
  }, [ids]);
  const { error, isLoading, load } = useRequest(request);
  useEffect(load, [load]);

  const isComplete = ids.every((id) => loaded.has(id));
  return {
    apps: isComplete ? ids.flatMap((id) => loaded.get(id) ?? []) : null,
    error: isComplete ? null : error,
    isLoading,
    load,
  };
}
