import { ShortText } from '@/components/ui/short-text';
import { formatExact } from '@/texts/format';
import * as shared from '@/texts/shared';

/** A number of apps, which is read with its unit. */
export function AppCount({ count }: { count: number }) {
  return (
    <span>
      <ShortText text={formatExact(count)} full={shared.apps(count)} />
    </span>
  );
}
