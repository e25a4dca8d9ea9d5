/** Fixed, because a different text in the browser than in the build is a hydration error. */
const LOCALE = 'en-US';
const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat(LOCALE);

/**
 * Formats a count compactly.
 *
 * @example formatCompact(4183920) // '4.2M'
 */
export function formatCompact(count: number): string {
  return compact.format(count);
}

/**
 * Formats a count with all its digits.
 *
 * @example formatExact(4183920) // '4,183,920'
 */
export function formatExact(count: number): string {
  return exact.format(count);
}

/**
 * Formats an average rating (0 to 5 stars) with one decimal.
 *
 * @example formatRating(4) // '4.0'
 */
export function formatRating(average: number): string {
  return average.toFixed(1);
}

/**
 * Formats a part of a whole as a percentage without decimals.
 *
 * @example formatPercent(1, 3) // '33%'
 * @example formatPercent(1, 1000) // '<1%', because there is a part
 * @example formatPercent(0, 0) // '0%'
 */
export function formatPercent(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0%';
  const percent = Math.round((100 * part) / whole);
  return percent === 0 ? '<1%' : `${percent}%`;
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
 * The first character of a title, which replaces a missing image. An emoji, or a letter with its accent, is one
 * character. Empty for a blank title.
 *
 * @example initialOf(' Ünïcødé') // 'Ü'
 */
export function initialOf(title: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title.trim());
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
