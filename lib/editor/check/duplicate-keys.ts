import type { Node } from 'jsonc-parser';

/** A field that an object has already. */
export interface DuplicateKey {
  path: (string | number)[];
  /** Where the later name stands. */
  offset: number;
}

/** The names that stand twice in an object, in the order of the text, at each but the first. */
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
