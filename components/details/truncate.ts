const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text in limited space: in full where it fits, else as many of its first characters as fit before an ellipsis, but
 * at least one. What people see as one character, such as an emoji or a letter with its accent, stays whole.
 *
 * @param room The space, in the unit of `widthOf`.
 * @param widthOf Measures a text.
 * @example truncate('Outstanding', 6, (text) => text.length) // 'Outst…'
 */
export function truncate(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const start = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`;
  let [fits, tooLong] = [1, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(start(middle)) <= room) fits = middle;
    else tooLong = middle;
  }
  return start(fits);
}
