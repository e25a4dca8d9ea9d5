import { type AppId, parseId } from '@/lib/id';
import { MAX_COMPARED } from './selection';

/** The ids in the URL of a comparison. */
export interface ComparedIds {
  /** Unique ids, in the order of the URL. At most `MAX_COMPARED`. The catalogue may lack some of them. */
  ids: AppId[];
  /** Number of entries that cannot be an id. */
  invalid: number;
  /** Further unique ids, which are ignored while there are more than `MAX_COMPARED`. */
  extra: AppId[];
}

/**
 * Parses the URL parameter of a comparison. Empty entries and duplicates are ignored, and what messengers take for the end of
 * a link, such as a bracket.
 *
 * @example parseIds('3,17') // { ids: [3, 17], invalid: 0, extra: [] }
 * @example parseIds('3,x!,3,,1,2,4,5') // { ids: [3, 1, 2, 4], invalid: 1, extra: [5] }
 */
export function parseIds(text: string): ComparedIds {
  const entries = text
    .replace(/(?<![^\p{L}\p{N},])[^\p{L}\p{N},]+$/u, '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const unique = new Set(entries);
  const ids = [...unique].map(parseId).filter((id) => id !== undefined);
  return {
    ids: ids.slice(0, MAX_COMPARED),
    invalid: unique.size - ids.length,
    extra: ids.slice(MAX_COMPARED),
  };
}
