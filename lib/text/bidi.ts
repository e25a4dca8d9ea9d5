const FIRST_STRONG_ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** The controls that open or close an embedding, an override or an isolate. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f]/u;

/**
 * Removes the controls with which a text could change the direction of the text around it: a stray U+2069 would end the
 * isolation of a `<bdi>` (https://www.unicode.org/reports/tr9/#X1).
 *
 * @example withoutDirections('\u202Ea\u202C') // 'a'
 */
export function withoutDirections(text: string): string {
  return text.replace(CONTROLS, '');
}

/**
 * Isolates a text inside a text without markup, such as a title. In HTML, `<bdi>` and `dir="auto"` do so.
 *
 * @returns Without isolation if it has no letters from right to left.
 */
export function isolate(text: string): string {
  const plain = withoutDirections(text);
  return isRightToLeft(plain) ? FIRST_STRONG_ISOLATE + plain + END_OF_ISOLATE : plain;
}

/** Whether a text has letters from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}
