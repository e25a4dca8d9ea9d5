/**
 * Calls back when another tab may have changed a value of localStorage: when it does, and when this page becomes visible,
 * because browsers can delay the events of a page in the background, and drop those of a page in the bfcache.
 *
 * @returns Stops.
 */
export function followTabs(key: string, onChange: () => void): () => void {
  const following = new AbortController();
  const { signal } = following;
  const onStorage = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  const onShow = () => {
    if (!document.hidden) onChange();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener('visibilitychange', onShow, { signal });
  return () => following.abort();
}
