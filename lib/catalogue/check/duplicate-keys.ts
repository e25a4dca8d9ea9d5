import type { Node } from 'jsonc-parser';

/** A second field of the same name in one object. */
export interface DuplicateKey {
  path: (string | number)[];
  /** Offset of the later name, in UTF-16 code units. */
  offset: number;
}

/** Finds field names that occur more than once in an object: all but the first, in the order of the text. */
export function duplicateKeys(node: Node | undefined, path: (string | number)[] = []): DuplicateKey[] {
  const children = node?.children ?? [];
  if (node?.type === 'array')
    return children.flatMap((child, index) => duplicateKeys(child, [...path, index]));
  if (node?.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap(({ children: [name, value] = [] }) => {
    const key = String(name?.value);
    const inside = duplicateKeys(value, [...path, key]);
    if (!seen.has(key)) {
      seen.add(key);
      return inside;
    }
    return [{ path: [...path, key], offset: name?.offset ?? 0 }, ...inside];
  });
}
