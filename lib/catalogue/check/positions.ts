import type { Node } from 'jsonc-parser';

/** A position in a text file. Both parts are 1-based, and the column counts UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Returns a function from an offset in a text to its line and column. The text is scanned once, and each call is a
 * binary search.
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
 * The offset of the value at a path. For a missing value it is the offset of the closest existing parent. Of duplicate
 * fields it is that of the last one, whose value `JSON.parse` returns.
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
