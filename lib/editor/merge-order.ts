/**
 * Merges the orders of two versions of a list. The result has the order of `theirs`. A key that `ours` added or moved
 * follows the key that precedes it in `ours`; keys that `theirs` added there come first.
 *
 * @param kept The keys of the merged list, each of `ours` or `theirs`.
 * @example mergeOrder(['a', 'b'], ['b', 'a', 'o'], ['a', 'b', 't'], new Set(['a', 'b', 'o', 't']))
 * // ['b', 'a', 't', 'o']
 */
export function mergeOrder(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): string[] {
  const own = ours.filter((key) => kept.has(key));
  const moved = movedKeys(base, own);
  const [inOurs, inTheirs] = [new Set(own), new Set(theirs)];
  const followers = new Map<string | undefined, string>();
  for (const [index, key] of own.entries())
    if (moved.has(key) || !inTheirs.has(key)) followers.set(own[index - 1], key);
  const order: string[] = [];
  const addFollowers = (key: string | undefined) => {
    for (let next = followers.get(key); next !== undefined; next = followers.get(next)) order.push(next);
  };
  let previous: string | undefined;
  for (const key of theirs) {
    if (!kept.has(key) || moved.has(key)) continue;
    if (inOurs.has(key)) {
      addFollowers(previous);
      previous = key;
    }
    order.push(key);
  }
  addFollowers(previous);
  return order;
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
