import { formatExact } from '@/texts/format';

/** A number of apps, which is read with its unit. */
export function AppCount({ count }: { count: number }) {
  return (
    <span>
      <span>{formatExact(count)}</span>
      <span className="sr-only">{count === 1 ? ' app' : ' apps'}</span>
    </span>
  );
}
