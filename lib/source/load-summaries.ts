import { whenIdle } from '@/lib/browser/when-idle';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { SUMMARIES_SIZE, summariesUrl } from '@/lib/catalogue/shards';
import type { CardApp, ListedApp } from '@/lib/catalogue/views';
import { catalogueStore } from './catalogue-store';
import { largeFiles } from './large-files';
import { shardLoader } from './load-shard';

const loadFile = shardLoader((input): string[] => {
  if (!Array.isArray(input)) throw new TypeError('The file has no summaries.');
  return input;
});

const positionsOf = memoizeByList(
  (apps: readonly ListedApp[]) => new Map(apps.map(({ id }, index) => [id, index])),
);

let cancel = () => {};

/**
 * Loads the summaries of apps of a large catalogue, with those of their neighbours, when the browser is idle: of a list that is
 * scrolled quickly, those of the last call. Each file is requested once per visit. After a failure, the next call tries again.
 */
export function loadSummaries(missing: readonly CardApp[]): void {
  cancel();
  cancel = whenIdle(() => loadNow(missing));
}

function loadNow(missing: readonly CardApp[]): void {
  const { apps } = catalogueStore.getState();
  const files = largeFiles();
  if (!apps || !files) return;
  const positions = positionsOf(apps);
  const indices = new Set(missing.map(({ id }) => Math.floor((positions.get(id) ?? 0) / SUMMARIES_SIZE)));
  const load = async (index: number) => {
    const texts = await loadFile(summariesUrl(files, index));
    const first = index * SUMMARIES_SIZE;
    const loaded = texts.flatMap((summary, offset) => {
      const app = apps[first + offset];
      return app ? [[app.id, summary] as const] : [];
    });
    catalogueStore.setState(({ summaries }) => ({ summaries: new Map([...summaries, ...loaded]) }));
  };
  for (const index of indices) load(index).catch(() => {});
}
