/** Decimals need a unit: without one, `312.741` can be 312,741 as some languages write it. */
const PATTERN = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\s*|(\.\d+)?\s*([KMBT]))\+?$/i;
const FACTOR: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/**
 * Parses a download count in text form.
 *
 * @example parseDownloads('500K+') // 500000
 * @example parseDownloads('29.6M') // 29600000
 * @example parseDownloads('1,200,000') // 1200000
 * @returns null for an invalid count ('lots', '1,2,3', '312.741', '-5'), and for one above 2^53 - 1.
 */
export function parseDownloads(text: string): number | null {
  const match = PATTERN.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = '', unit = ''] = match;
  // Rounded because of floating point: 1.1 * 1e6 is 1100000.0000000002.
  const value = Math.round(Number(whole.replaceAll(',', '') + fraction) * (FACTOR[unit.toUpperCase()] ?? 1));
  return Number.isSafeInteger(value) ? value : null;
}

/** Downloads as a number for sorting. Returns 0 for an invalid text. */
export function downloadsValue(downloads: number | string): number {
  return typeof downloads === 'number' ? downloads : (parseDownloads(downloads) ?? 0);
}
