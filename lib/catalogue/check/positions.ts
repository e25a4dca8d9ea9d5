import type { Node } from 'jsonc-parser';

/** A position in a text file. Both parts are 1-based, and the column counts UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Returns a function from an offset in a text to its line and column. The text is scanned once, so each call needs an
 * offset that is not lower than the last one.
 *
 * @example positionsOf('ab\nc')(3) // { line: 2, column: 1 }
 */
export function positionsOf(text: string): (offset: number) => Position {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    while (end >= 0 && end < offset) {
      line += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    return { line, column: offset - start + 1 };
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
