/** Maximum length of an excerpt, in UTF-16 code units, without ellipses. */
const MAX_LENGTH = 90;
/** Length of the common text to keep on each side of a difference, in UTF-16 code units. */
const CONTEXT = 24;

/**
 * The differing parts of two texts, each in one line, with some context. Short texts are returned whole.
 *
 * @example excerpts('A short one.', 'A long one.') // ['A short one.', 'A long one.']
 * @returns Two equal texts if only white space differs.
 */
export function excerpts(before: string, after: string): [before: string, after: string] {
  const [a, b] = [inOneLine(before), inOneLine(after)];
  if (a === b || (a.length <= MAX_LENGTH && b.length <= MAX_LENGTH)) return [a, b];
  const start = wordStart(a, Math.max(0, commonStart(a, b) - CONTEXT));
  const tail = Math.max(0, commonStart(reversed(a), reversed(b)) - CONTEXT);
  return [part(a, start, tail), part(b, start, tail)];
}

function part(text: string, start: number, tail: number): string {
  // The common start and the common end may overlap, as in 'na' and 'nana'.
  const end = Math.max(text.length - tail, Math.min(text.length, start + CONTEXT));
  const cut = text.slice(start, Math.min(end, start + MAX_LENGTH));
  const body = start + cut.length < text.length ? wholeCharacters(cut) : cut;
  return `${start > 0 ? '…' : ''}${body.trim()}${start + cut.length < text.length ? '…' : ''}`;
}

/** Removes half a surrogate pair from the end. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The start of the word at an index. */
function wordStart(text: string, index: number): number {
  return index === 0 ? 0 : text.lastIndexOf(' ', index) + 1;
}

function commonStart(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}
