import { onOnline } from '@/lib/browser/online';
import { whenIdle } from '@/lib/browser/when-idle';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { SUMMARIES_SIZE, summariesUrl } from '@/lib/catalogue/shards';
import type { CardApp, ListedApp } from '@/lib/catalogue/views';
import { catalogueStore } from './catalogue-store';
import { parseText, requestFile } from './fetch';
import { largeFiles } from './large-files';

/** After this time, a file that was not loaded can be requested again, in milliseconds. */
const RETRY_MS = 30_000;

/** The files that are not requested now: they are loaded, loading, or have failed a moment ago. */
const requested = new Set<number>();

/** The files that are requested when the browser is idle, of all lists. */
const wanted = new Set<number>();

/** The files whose last request has failed. */
const failed = new Set<number>();

let isRetrying = false;

const positionsOf = memoizeByList(
  (apps: readonly ListedApp[]) => new Map(apps.map(({ id }, index) => [id, index])),
);

/**
 * Loads the summaries of apps of a large catalogue, with those of their neighbours, when the browser is idle. Each file is requested
 * once per visit. After a failure, a later call tries again, and so does the browser when the connection is back.
 */
export function loadSummaries(missing: readonly CardApp[]): void {
  const { apps } = catalogueStore.getState();
  if (!apps) return;
  const isScheduled = wanted.size > 0;
  for (const { id } of missing) {
    const position = positionsOf(apps).get(id);
    if (position === undefined) continue;
    const index = Math.floor(position / SUMMARIES_SIZE);
    if (!requested.has(index)) wanted.add(index);
  }
  if (!isScheduled && wanted.size > 0) whenIdle(() => loadWanted(apps));
}

function loadWanted(apps: readonly ListedApp[]): void {
  for (const index of wanted) {
    requested.add(index);
    loadFile(apps, index).then(
      () => failed.delete(index),
      () => {
        failed.add(index);
        setTimeout(() => requested.delete(index), RETRY_MS);
        if (isRetrying) return;
        isRetrying = true;
        onOnline(() => {
          for (const one of failed) wanted.add(one);
          failed.clear();
          loadWanted(apps);
        });
      },
    );
  }
  wanted.clear();
}

async function loadFile(apps: readonly ListedApp[], index: number): Promise<void> {
  const files = largeFiles();
  if (!files) return;
  const texts = await parseText(await requestFile(summariesUrl(files, index)), readTexts);
  catalogueStore.setState(({ summaries }) => {
    const all = new Map(summaries);
    for (const [offset, app] of apps.slice(index * SUMMARIES_SIZE, (index + 1) * SUMMARIES_SIZE).entries())
      all.set(app.id, texts[offset] ?? '');
    return { summaries: all };
  });
}

function readTexts(text: string): string[] {
  const texts: unknown = JSON.parse(text);
  if (!Array.isArray(texts)) throw new TypeError('The file has no summaries.');
  return texts;
}
