const DAY_MS = 86_400_000;

/** For how long an app is new, in days. */
const NEW_DAYS = 30;

/**
 * Whether an app is new: it has come into the catalogue within the last 30 days. Also one day before, when it is that day
 * already in a time zone ahead of the visitor's.
 *
 * @param added As `2026-11-20`.
 * @param now In milliseconds since 1970.
 */
export function isNew(added: string, now: number): boolean {
  const age = now - Date.parse(added);
  return age >= -DAY_MS && age < NEW_DAYS * DAY_MS;
}
