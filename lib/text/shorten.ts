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
  const [first] = new Intl.Segmenter().segment(text);
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
