/**
 * The first character of a title as people see it: an emoji or a letter with its accent is one. Stands in for an
 * image that is not there.
 *
 * @example initialOf(' Ünïcødé') // 'Ü'
 */
export function initialOf(title: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title.trim());
  return first?.segment ?? '';
}
