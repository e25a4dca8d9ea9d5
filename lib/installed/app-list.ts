/** What a text under `appList` holds. */
export interface AppList {
  /** App ids, each once, in the order in which they were installed. */
  ids: number[];
  /** Whether the text holds something that this list cannot, and that writing the list would lose. */
  isDamaged: boolean;
}

/**
 * Reads what can be saved of a text that stands under `appList`.
 *
 * @example parseAppList('[3,17]') // { ids: [3, 17], isDamaged: false }
 * @example parseAppList('["3","17"]') // the same: an earlier version of this site wrote strings
 * @example parseAppList('[3,3,null]') // { ids: [3], isDamaged: true }
 * @example parseAppList('oops') // { ids: [], isDamaged: true }
 * @param text null where nothing stands there.
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

function toId(member: unknown): number | undefined {
  const id = typeof member === 'string' && /^\d+$/.test(member) ? Number(member) : member;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}

/** Changes to a list: `true` for an id that was added, `false` for one that was removed. */
export type Changes = ReadonlyMap<number, boolean>;

/** What makes `to` out of `from`. */
export function changesBetween(from: readonly number[], to: readonly number[]): Changes {
  return new Map([
    ...from.filter((id) => !to.includes(id)).map((id) => [id, false] as const),
    ...to.filter((id) => !from.includes(id)).map((id) => [id, true] as const),
  ]);
}

/** The list with the changes made: what was added stands at its end. */
export function applyChanges(ids: readonly number[], changes: Changes): number[] {
  const kept = ids.filter((id) => changes.get(id) !== false);
  const added = [...changes].filter(([id, isAdded]) => isAdded && !kept.includes(id)).map(([id]) => id);
  return [...kept, ...added];
}
