import type { AppId } from '@/lib/id';
import { pageUrl, routes } from '@/lib/routes';
import { toId } from './app-list';
import { type Days, isDay } from './days';
import type { ListEntry } from './list-file';

/** The start of the URL fragment of a share link. */
export const SHARE_FRAGMENT = '#share=';

/** What is between the ids and the days: what older code takes for a parameter that a messenger has added. */
const DAYS = '&days=';

/**
 * The URL of a list. The ids, and the days of their installation as far as they are known, are in the fragment, which
 * browsers never send to a server.
 *
 * @example shareUrl([3, 17], new Map(), 'https://apps.example') // 'https://apps.example/apps/install#share=3,17'
 * @param ids Unique app ids.
 * @param origin Without a slash at the end. The base path is added.
 */
export function shareUrl(ids: readonly AppId[], days: Days, origin: string): string {
  const ofIds = ids.map((id) => days.get(id) ?? '');
  const parameter = ofIds.some(Boolean) ? `${DAYS}${ofIds.join()}` : '';
  return `${origin}${pageUrl(routes.installed)}${SHARE_FRAGMENT}${ids.join()}${parameter}`;
}

/**
 * Parses the apps of a share link. Messengers percent-encode them, add parameters, and take a bracket, a full stop or the
 * signs of bold text behind a link for a part of it.
 *
 * @example parseShared('3,17,3&days=2026-11-20') // [{ id: 3, day: '2026-11-20' }, { id: 17 }]
 * @param text The fragment after `SHARE_FRAGMENT`.
 * @returns Unique apps, in the order of the link. Null if the text is anything else: a part of a list is not a list.
 */
export function parseShared(text: string): ListEntry[] | null {
  const decoded = decode(decode(text));
  const [list = ''] = /^.*[\p{L}\p{N},]/su.exec(decoded.replace(/[&?#].*/s, '')) ?? [];
  const members = list.split(',');
  const [parameter = ''] = /^[\d,-]*/.exec(decoded.split(DAYS)[1] ?? '') ?? [];
  const days = parameter.split(',');
  const entries = new Map<AppId, ListEntry>();
  for (const [index, member] of members.entries()) {
    const id = toId(member);
    if (id === undefined) return null;
    const day = days[index];
    if (!entries.has(id)) entries.set(id, { id, ...(isDay(day) && { day }) });
  }
  return [...entries.values()];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not valid percent-encoding, so no list either.
    return '';
  }
}
