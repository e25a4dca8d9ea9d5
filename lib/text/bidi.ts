const EMBEDDINGS = '\u202a\u202b\u202d\u202e';
const ISOLATES = '\u2066\u2067\u2068';
const END_OF_EMBEDDING = '\u202c';
const END_OF_ISOLATE = '\u2069';
const FIRST_STRONG_ISOLATE = '\u2068';

/** The controls that open or close an embedding, an override or an isolate. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The scripts that are written from right to left, and the controls. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A line. The paragraph separator at its end ends all embeddings and isolates. */
const LINE = /[^\n\r\u0085\u2029]+/g;

/**
 * Makes a text bidirectionally closed, so that it cannot change the direction of the text around it: closes what it
 * opens, and removes controls that close nothing. Without it, a stray U+2069 would end the isolation of a `<bdi>`
 * (https://www.unicode.org/reports/tr9/#X1).
 *
 * @example closeDirections('\u202Ea') // '\u202Ea\u202C'
 */
export function closeDirections(text: string): string {
  return text.replace(LINE, closeLine);
}

function closeLine(line: string): string {
  /** The controls that close what is open, the innermost last. */
  const open: string[] = [];
  const closed = line.replace(CONTROLS, (control) => {
    if (EMBEDDINGS.includes(control)) open.push(END_OF_EMBEDDING);
    else if (ISOLATES.includes(control)) open.push(END_OF_ISOLATE);
    else {
      // The end of an isolate also ends the embeddings inside. The end of an embedding does not end an isolate.
      const start = control === END_OF_ISOLATE ? open.lastIndexOf(control) : open.length - 1;
      if (open[start] !== control) return '';
      open.length = start;
    }
    return control;
  });
  return closed + open.reverse().join('');
}

/**
 * Isolates a text inside a text without markup, such as a title. In HTML, `<bdi>` and `dir="auto"` do so.
 *
 * @returns The text itself if it has no letters from right to left.
 */
export function isolate(text: string): string {
  return hasRightToLeft(text) ? FIRST_STRONG_ISOLATE + closeDirections(text) + END_OF_ISOLATE : text;
}

/** Whether a text contains letters from right to left, or controls of the direction. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}
