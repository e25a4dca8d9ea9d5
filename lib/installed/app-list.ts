import { type AppId, isId } from '@/lib/id';

/** The parsed value of `appList`. */
export interface AppList {
  /** Unique app ids, in the order of installation. */
  ids: AppId[];
  /** Whether the text contains anything that is not in `ids`, which a write would lose. */
  isDamaged: boolean;
}

/**
 * Parses the value of `appList`, and recovers all valid ids.
 *
 * @example parseAppList('[3,17]') // { ids: [3, 17], isDamaged: false }
 * @example parseAppList('["3","17"]') // the same: an earlier version of this site wrote strings
 * @example parseAppList('["immich",3]') // { ids: ['immich', 3], isDamaged: false }
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

/** The id that a parsed value represents. An earlier version wrote numbers as their digits. */
export function toId(member: unknown): AppId | undefined {
  const id = typeof member === 'string' && /^\d+$/.test(member) ? Number(member) : member;
  return isId(id) ? id : undefined;
}
