import { setTimeout as wait } from 'node:timers/promises';
import { forEachAtOnce } from '@/lib/machine/for-each-at-once';
import { type RequestTimes, requestLink, type Verdict } from './request';

/** All in milliseconds. */
export interface CheckTimes extends RequestTimes {
  /** Between two requests to a host. */
  pause: number;
}

const TIMES: CheckTimes = { timeout: 20_000, retry: 2000, longestRetry: 60_000, pause: 200 };

/** Requests that run at the same time, each to another host. */
const MAX_REQUESTS = 4;

/**
 * Requests each URL once.
 *
 * @param urls http(s) URLs, which can be there more than once.
 * @returns By URL.
 */
export async function checkLinks(
  urls: Iterable<string>,
  times: CheckTimes = TIMES,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  await forEachAtOnce(byHost(urls), MAX_REQUESTS, async (host) => {
    for (const [index, url] of host.entries()) {
      if (index > 0) await wait(times.pause);
      verdicts.set(url, await requestLink(url, times));
    }
  });
  return verdicts;
}

/** The URLs of each host. The host with most of them is first, because it takes the longest time. */
function byHost(urls: Iterable<string>): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return [...hosts.values()].sort((a, b) => b.length - a.length);
}
