import { setTimeout as wait } from 'node:timers/promises';
import { groupBy } from '@/lib/catalogue/group-by';
import { isLocal } from '@/lib/catalogue/urls';
import { forEachConcurrently } from '@/lib/machine/for-each-concurrently';
import { requestLink, type Verdict } from './request';

/** Between two requests to a host, in milliseconds. */
const PAUSE_MS = 200;

/** Requests that run at the same time, each to another host. */
const MAX_REQUESTS = 4;

/** A link of a catalogue. */
interface Link {
  /** An http(s) URL. */
  url: string;
  isPicture: boolean;
}

/** A host that always answers. It is requested only if no host of the links does. */
const PROBE = 'https://example.com/';

/**
 * Requests each URL once, and once more if it is both a link and a picture.
 *
 * @returns The links with their verdicts, in the same order.
 * @throws Error if the links of four hosts, or of all, and another host cannot be requested: then all would seem
 * to be dead.
 */
export async function checkLinks<L extends Link>(links: readonly L[]): Promise<(L & Verdict)[]> {
  const origins = new Set(links.filter(({ isPicture }) => isPicture).map(({ url }) => new URL(url).origin));
  const verdicts = new Map<string, Verdict>();
  const request = async (link: Link) => {
    verdicts.set(keyOf(link), await requestLink(link.url, link.isPicture ? origins : undefined));
  };
  const hosts = byHost(links);
  const first = hosts.slice(0, MAX_REQUESTS).flatMap((host) => host.slice(0, 1));
  await Promise.all(first.map(request));
  // This machine is there without a network.
  const isUnanswered = (link: Link) => !isLocal(link.url) && verdicts.get(keyOf(link))?.isUnanswered;
  if (first.length > 0 && first.every(isUnanswered)) await assertNetwork();
  await forEachConcurrently(hosts, MAX_REQUESTS, async (host) => {
    for (const [index, link] of host.entries()) {
      if (verdicts.has(keyOf(link))) continue;
      if (index > 0) await wait(PAUSE_MS);
      await request(link);
    }
  });
  return links.flatMap((link) => {
    const verdict = verdicts.get(keyOf(link));
    return verdict ? [{ ...link, ...verdict }] : [];
  });
}

async function assertNetwork(): Promise<void> {
  const { detail, isUnanswered } = await requestLink(PROBE);
  if (!isUnanswered) return;
  throw new Error(
    `The network cannot be used: no host of the links answers, and ${PROBE} ${detail}. Connect this machine, or set HTTPS_PROXY and HTTP_PROXY to the URL of a proxy, with a name and a password if it needs them.`,
  );
}

function keyOf({ url, isPicture }: Link): string {
  return `${isPicture ? 'picture' : 'link'} ${url}`;
}

/** The links of each host, each once. The host with most of them is first, because it takes the longest time. */
function byHost(links: readonly Link[]): Link[][] {
  const distinct = new Map(links.map((link) => [keyOf(link), link])).values();
  const hosts = groupBy(distinct, ({ url }) => new URL(url).host).values();
  return [...hosts].sort((a, b) => b.length - a.length);
}
