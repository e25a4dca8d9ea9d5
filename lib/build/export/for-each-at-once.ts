/**
 * Calls an asynchronous function for each item, for at most `limit` of them at the same time. Calls it no more after an
 * error.
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
  let hasFailed = false;
  const work = async () => {
    for (const item of queue) {
      if (hasFailed) return;
      await run(item).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
}
