import { useHydrated } from '@/lib/browser/use-hydrated';
import * as shared from '@/texts/shared';

const DAY_MS = 86_400_000;

/** For how long an app is new, in days. */
const NEW_DAYS = 30;

/**
 * A mark on the image of an app that has come into the catalogue a short time ago. By the clock of the visitor, so that it
 * ends without a build, and over the image, so that it moves nothing when it appears.
 */
export function NewMark({ added }: { added: string }) {
  if (!useHydrated()) return null;
  const age = Date.now() - Date.parse(added);
  // It can be that day already in a time zone ahead of the visitor's.
  const isNew = age >= -DAY_MS && age < NEW_DAYS * DAY_MS;
  return isNew && <span className="new-mark">{shared.isNew}</span>;
}
