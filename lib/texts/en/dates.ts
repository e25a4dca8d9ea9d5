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
