/** The units of compact counts, each a thousand times the last one. */
const UNITS = ['', 'K', 'M', 'B', 'T'];

/**
 * Formats a count compactly, as `Intl.NumberFormat` does in American English. That would be the first to load the
 * browser's data of languages, which takes a slow phone 55 ms.
 *
 * @param count A whole number, 0 to 2^53 − 1.
 * @example formatCompact(4183920) // '4.2M'
 */
export function formatCompact(count: number): string {
  if (count < 1000) return String(count);
  let power = 1;
  // In tenths of the unit. One division is exact where its result has to be rounded up.
  const tenths = () => Math.round(count / (1000 ** power / 10));
  while (tenths() >= 10_000 && power < UNITS.length - 1) power += 1;
  return `${tenths() / 10}${UNITS[power]}`;
}

/**
 * Formats a count with all its digits.
 *
 * @param count A whole number, 0 to 2^53 − 1.
 * @example formatExact(4183920) // '4,183,920'
 */
export function formatExact(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Rounds an average rating to one decimal, a half always up. `toFixed` rounds what the number is in binary.
 *
 * @example roundRating(4.35) // 4.4
 */
export function roundRating(average: number): number {
  return Math.round(average * 10) / 10;
}

/**
 * Formats an average rating (0 to 5 stars) with one decimal.
 *
 * @example formatRating(4) // '4.0'
 */
export function formatRating(average: number): string {
  return roundRating(average).toFixed(1);
}

/**
 * Formats a part of a whole as a percentage without decimals.
 *
 * @example formatPercent(1, 3) // '33%'
 * @example formatPercent(1, 1000) // '<1%', because there is a part
 * @example formatPercent(999, 1000) // '>99%', because there is another part
 * @example formatPercent(0, 0) // '0%'
 */
export function formatPercent(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0%';
  const percent = Math.round((100 * part) / whole);
  if (percent === 0) return '<1%';
  return percent === 100 && part < whole ? '>99%' : `${percent}%`;
}

/**
 * Formats a count with its noun. The plural of the noun must end in -s.
 *
 * @example plural(1, 'error') // '1 error'
 * @example plural(0, 'error') // '0 errors'
 */
export function plural(count: number, noun: string): string {
  return `${formatExact(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * Joins the parts of a list. Not by `Intl`, for the reason of `formatCompact`.
 *
 * @example formatList(['Tunewell', 'Feedmill', 'Dayloft']) // 'Tunewell, Feedmill and Dayloft'
 */
export function formatList(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * Formats a date of the catalogue. Not by `Intl`, for the reason of `formatCompact`.
 *
 * @param date As `2026-11-22`, in the years 0000 to 9999.
 * @example formatDate('2026-11-02') // '2 November 2026'
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/**
 * The first character of a title, which replaces a missing image. An emoji, or a letter with its accent, is one
 * character. Empty for a blank title.
 *
 * @example initialOf(' Ünïcødé') // 'Ü'
 */
export function initialOf(title: string): string {
  const text = title.trim();
  // Firefox has no segmenter before version 125.
  if (!Intl.Segmenter) return [...text][0] ?? '';
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}

/**
 * Truncates a long text, with an ellipsis.
 *
 * @param maxLength In UTF-16 code units, without the ellipsis. One less if a surrogate pair would be divided.
 * @example truncateText('Outstanding', 5) // 'Outst…'
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
