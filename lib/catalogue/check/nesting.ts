/** A catalogue has four levels. The parser reaches the limit of the stack after less than two thousand. */
export const MAX_LEVELS = 1000;

/**
 * Finds the first list or object of a JSON text that is nested too deep. Comments are skipped. As in the parser, `]` and
 * `}` close only their own kind: in `{ ]` the object is still open.
 *
 * @returns Its offset; -1 if there is none.
 */
export function findTooDeep(text: string): number {
  const open: string[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    switch (character) {
      case '[':
      case '{':
        open.push(character);
        if (open.length > MAX_LEVELS) return index;
        break;
      case ']':
      case '}':
        if (open.at(-1) === (character === ']' ? '[' : '{')) open.pop();
        break;
      case '"':
        index = endOfText(text, index);
        break;
      case '/':
        index = endOfComment(text, index);
        break;
    }
  }
  return -1;
}

/** The offset of the closing quotation mark. */
function endOfText(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"' && text[index] !== '\n')
    index += text[index] === '\\' ? 2 : 1;
  return index;
}

/** The offset of the last character of a comment; the start if there is none. */
function endOfComment(text: string, start: number): number {
  const next = text[start + 1];
  if (next !== '/' && next !== '*') return start;
  const end = text.indexOf(next === '/' ? '\n' : '*/', start + 2);
  return end < 0 ? text.length : end + (next === '/' ? 0 : 1);
}
