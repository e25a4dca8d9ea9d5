/** Whether two orders have the keys that are in both in the same order. */
export function isSameOrder(one: readonly string[], two: readonly string[]): boolean {
  const [inOne, inTwo] = [new Set(one), new Set(two)];
  const common = two.filter((key) => inOne.has(key));
  return one.filter((key) => inTwo.has(key)).every((key, index) => key === common[index]);
}

/**
 * Adds the keys that only another order has. Each follows the key that is before it there.
 *
 * @example mergeOrders(['b', 'a'], ['a', 'c', 'b']) // ['b', 'a', 'c']
 */
export function mergeOrders(order: readonly string[], other: readonly string[]): string[] {
  const merged = [...order];
  const present = new Set(order);
  for (const [index, key] of other.entries()) {
    const before = other[index - 1];
    if (!present.has(key)) merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
  }
  return merged;
}

/** The keys of `base` that `ours` has in another order, the fewest possible: all but the longest increasing subsequence. */
export function movedKeys(base: readonly string[], ours: readonly string[]): Set<string> {
  interface Sequence {
    key: string;
    position: number;
    before: Sequence | undefined;
  }
  const positions = new Map(base.map((key, position) => [key, position]));
  const common = ours.filter((key) => positions.has(key));
  /** For each length, the sequence whose last position is lowest. */
  const best: Sequence[] = [];
  for (const key of common) {
    const position = positions.get(key) ?? 0;
    const index = best.findLastIndex((sequence) => sequence.position < position);
    best[index + 1] = { key, position, before: best[index] };
  }
  const moved = new Set(common);
  for (let sequence = best.at(-1); sequence; sequence = sequence.before) moved.delete(sequence.key);
  return moved;
}
