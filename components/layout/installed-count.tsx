import { useEffect } from 'react';
import { useStore } from 'zustand';
import { formatCompact, plural } from '@/lib/format';
import { whenIdle } from '@/lib/hooks/when-idle';
import { knownIds } from '@/lib/installed/known-ids';
import { loadKnownIds } from '@/lib/installed/load-known-ids';

/** The id of the text that describes the link. */
export const INSTALLED_COUNT_ID = 'installed-count';

/**
 * The number of installed apps at the link to them, as its description: the name of the link stays. In the padding of
 * the link and beside it, so that it neither moves nor covers anything.
 */
export function InstalledCount() {
  const count = useStore(knownIds, ({ ids }) => ids.size);
  useEffect(() => {
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = loadKnownIds();
    });
    return () => {
      cancel();
      stop();
    };
  }, []);
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-3 my-auto h-5 min-w-5 md:inset-[0_auto_auto_calc(100%-1rem)] rounded-full bg-brand-soft px-1 text-center font-semibold text-brand text-xs leading-5 tabular"
      >
        {formatCompact(count)}
      </span>
      <span id={INSTALLED_COUNT_ID} hidden>
        {plural(count, 'app')}
      </span>
    </>
  );
}
