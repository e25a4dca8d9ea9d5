/**
 * Joins the parts of a list. Not by `Intl`, for the reason of `formatCompact`.
 *
 * @example formatList(['Tunewell', 'Feedmill', 'Dayloft']) // 'Tunewell, Feedmill and Dayloft'
 */
export function formatList(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

/** Between the values of a property. */
export const separator = ', ';

/** Between two sentences. */
export const space = ' ';
