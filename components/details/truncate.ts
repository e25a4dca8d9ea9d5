const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Truncates text to a width, with an ellipsis. Keeps at least one character. An emoji, or a letter with its accent, is
 * one character.
 *
 * @param room The available width, in the unit of `widthOf`.
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
