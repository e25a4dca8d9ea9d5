/**
 * Calls an asynchronous function for each item, for at most `limit` of them at the same time.
 *
 * @throws The first error of a call.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  // The workers share one iterator, so that each takes the next item.
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
