import type { AppId } from '@/lib/id';
import { pageUrl, routes } from '@/lib/routes';
import { toId } from './app-list';

/** The start of the URL fragment of a share link. */
export const SHARE_FRAGMENT = '#share=';

/**
 * The URL of a list. The ids are in the fragment, which browsers never send to a server.
 *
 * @example shareUrl([3, 17], 'https://apps.example') // 'https://apps.example/apps/install#share=3,17'
 * @param ids Unique app ids.
 * @param origin Without a slash at the end. The base path is added.
 */
export function shareUrl(ids: readonly AppId[], origin: string): string {
  return `${origin}${pageUrl(routes.installed)}${SHARE_FRAGMENT}${ids.join()}`;
}

/**
 * Parses the ids of a share link. Messengers percent-encode them, add parameters, and take a bracket, a full stop or the signs
 * of bold text behind a link for a part of it.
 *
 * @example parseSharedIds('3,17,3') // [3, 17]
 * @param text The fragment after `SHARE_FRAGMENT`.
 * @returns Unique ids, in the order of the link. Null if the text is anything else: a part of a list is not a list.
 */
export function parseSharedIds(text: string): AppId[] | null {
  const members = decode(decode(text))
    .replace(/[&?#].*/s, '')
    .replace(/[^\p{L}\p{N},]+$/u, '')
    .split(',');
  const ids = members.map(toId).filter((id) => id !== undefined);
  return ids.length === members.length ? [...new Set(ids)] : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not valid percent-encoding, so no list either.
    return '';
  }
}
