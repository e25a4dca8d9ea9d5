import { useHydrated } from '@/lib/browser/use-hydrated';
import { isNew } from '@/lib/catalogue/new';
import * as shared from '@/texts/shared';

/**
 * A mark on the image of an app that has come into the catalogue a short time ago. By the clock of the visitor, so that it
 * ends without a build, and over the image, so that it moves nothing when it appears.
 */
export function NewMark({ added }: { added: string }) {
  const isHydrated = useHydrated();
  return isHydrated && isNew(added, Date.now()) && <span className="new-mark">{shared.isNew}</span>;
}
