import type { Node } from 'jsonc-parser';

/** A place in a text file, both parts 1-based, the column in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Gives line and column of any character's offset in a text. The lines are counted once, so that ten thousand
 * diagnostics in a long file cost no more than one.
 *
 * @example positionsOf('ab\nc')(3) // { line: 2, column: 1 }
 */
export function positionsOf(text: string): (offset: number) => Position {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/**
 * The offset of the value that a path leads to or, where that is missing, of what should hold it. Of a field that
 * is written twice it is the last one's, which is the one that `JSON.parse` keeps.
 */
export function offsetOf(root: Node | undefined, path: readonly (string | number)[]): number {
  let node = root;
  for (const key of path) {
    const child = childOf(node, key);
    if (!child) break;
    node = child;
  }
  return node?.offset ?? 0;
}

function childOf(node: Node | undefined, key: string | number): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(key)];
  return node?.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1];
}
