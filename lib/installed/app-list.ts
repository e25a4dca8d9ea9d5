/** The parsed value of `appList`. */
export interface AppList {
  /** Unique app ids, in the order of installation. */
  ids: number[];
  /** Whether the text contains anything that is not in `ids`, which a write would lose. */
  isDamaged: boolean;
}

/**
 * Parses the value of `appList`, and recovers all valid ids.
 *
 * @example parseAppList('[3,17]') // { ids: [3, 17], isDamaged: false }
 * @example parseAppList('["3","17"]') // the same: an earlier version of this site wrote strings
 * @example parseAppList('[3,3,null]') // { ids: [3], isDamaged: true }
 * @example parseAppList('oops') // { ids: [], isDamaged: true }
 * @param text null if there is no value.
 */
export function parseAppList(text: string | null): AppList {
  if (text === null) return { ids: [], isDamaged: false };
  let members: unknown;
  try {
    members = JSON.parse(text);
  } catch {
    return { ids: [], isDamaged: true };
  }
  if (!Array.isArray(members)) return { ids: [], isDamaged: true };
  const ids = new Set(members.map(toId).filter((id) => id !== undefined));
  return { ids: [...ids], isDamaged: ids.size < members.length };
}

/** The id that a parsed value represents: a whole number, or its digits, which an earlier version wrote. */
export function toId(member: unknown): number | undefined {
  const id = typeof member === 'string' && /^\d+$/.test(member) ? Number(member) : member;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}
