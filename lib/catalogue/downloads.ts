const PATTERN = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?\s*([KMBT])?\+?$/i;
const FACTOR: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/**
 * The value of a download count that a catalogue gives as text, in downloads.
 *
 * @example parseDownloads('500K+') // 500000
 * @example parseDownloads('29.6M') // 29600000
 * @example parseDownloads('1,200,000') // 1200000
 * @returns null for a text that is no such count ('lots', '1,2,3', '-5'), or one beyond 2^53.
 */
export function parseDownloads(text: string): number | null {
  const match = PATTERN.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = '', unit = ''] = match;
  // Rounded: 1.1 * 1e6 is 1100000.0000000002 in floating point, and a download is a whole thing.
  const value = Math.round(Number(whole.replaceAll(',', '') + fraction) * (FACTOR[unit.toUpperCase()] ?? 1));
  return Number.isSafeInteger(value) ? value : null;
}

/** Downloads as a number to sort by, whether the catalogue holds a number or a text. */
export function downloadsValue(downloads: number | string): number {
  return typeof downloads === 'number' ? downloads : (parseDownloads(downloads) ?? 0);
}
