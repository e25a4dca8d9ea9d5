import { formatExact } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';

/** Hosts end a build that prints nothing for ten minutes. */
const INTERVAL_MS = 60_000;

/**
 * Calls an asynchronous function for each item, for at most `limit` of them at the same time.
 *
 * @param what The name of an item. With it, the number of those that are done is printed, at most once a minute.
 * @throws The first error of a call. No further items are taken then.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
  what?: string,
): Promise<void> {
  let done = 0;
  let isOver = false;
  let printed = Date.now();
  // The workers share one iterator, so that each takes the next item.
  const queue = items.values();
  const work = async () => {
    for (const item of queue) {
      if (isOver) return;
      await run(item);
      done += 1;
      if (!what || Date.now() - printed < INTERVAL_MS) continue;
      printed = Date.now();
      console.log(`${formatExact(done)} of ${plural(items.length, what)} are done.`);
    }
  };
  await Promise.all(Array.from({ length: limit }, work)).finally(() => {
    isOver = true;
  });
}
