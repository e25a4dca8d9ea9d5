import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { quoted } from '@/lib/catalogue/printable';
import { formatExact } from '@/lib/format';

/** What a request has shown of a link. */
export interface Verdict {
  /** `moved` links work, and have a new URL. Of `unchecked` ones a program cannot know whether they work. */
  state: 'alive' | 'moved' | 'dead' | 'unchecked';
  /** Completes a sentence that begins with the URL: `responds with 404 Not Found`. */
  detail: string;
}

/** All in milliseconds. */
export interface RequestTimes {
  /** For one response. */
  timeout: number;
  /** Before a request is repeated, unless the host says when. */
  retry: number;
  /** The longest time that a host can ask to wait. */
  longestRetry: number;
}

const MAX_REDIRECTS = 5;

const DEAD_STATUSES = new Set([404, 410]);

/** Of a host that is overloaded, or of a client that requests too much. */
const BUSY_STATUSES = new Set([429, 503]);

const PERMANENT_REDIRECTS = new Set([301, 308]);
const REDIRECTS = new Set([...PERMANENT_REDIRECTS, 302, 303, 307]);

/** What codes of network errors say of a host that is dead. Others can be a fault of this network, or a block of programs. */
const DEAD_HOSTS: readonly [code: RegExp, detail: string][] = [
  [/^ENOTFOUND$/, 'has a host that does not exist'],
  [/^ECONNREFUSED$/, 'has a host that refuses connections'],
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS)_TIMEOUT)$/, 'does not respond in time'],
  [/^(EPROTO$|CERT_|ERR_(TLS|SSL)_|DEPTH_ZERO_|SELF_SIGNED_)/, 'has a host without a valid certificate'],
];

/** One attempt, and after which time another one can have a different result. */
interface Attempt extends Verdict {
  retryAfter?: number | undefined;
}

/**
 * Requests the first byte of a URL, and follows redirects. Repeats the request once if the network fails, or the host is
 * busy.
 */
export async function requestLink(url: string, times: RequestTimes): Promise<Verdict> {
  const { retryAfter, ...verdict } = await follow(url, times);
  if (retryAfter === undefined || retryAfter > times.longestRetry) return verdict;
  await wait(retryAfter);
  const { state, detail } = await follow(url, times);
  return { state, detail };
}

async function follow(url: string, times: RequestTimes): Promise<Attempt> {
  let current = url;
  let movedTo: string | undefined;
  let isPermanent = true;
  // A sentence begins with the URL of the catalogue.
  const verdict = (state: Verdict['state'], detail: string): Attempt => ({
    state,
    detail: current === url ? detail : `redirects to ${quoted(current)}, which ${detail}`,
  });
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!/^https?:/.test(current)) return verdict('unchecked', 'is not on the web');
    let response: Response;
    try {
      response = await requestOnce(current, times.timeout);
    } catch (error) {
      const { state, detail } = networkVerdict(error);
      return { ...verdict(state, detail), retryAfter: times.retry };
    }
    const { status, headers } = response;
    const location = REDIRECTS.has(status) ? headers.get('location') : null;
    if (location === null) {
      const answer = `responds with ${[status, STATUS_CODES[status]].join(' ').trim()}`;
      // 416: an empty file has no first byte.
      if (response.ok || status === 416) {
        if (movedTo === undefined) return verdict('alive', answer);
        return { state: 'moved', detail: `permanently redirects to ${quoted(movedTo)}` };
      }
      if (DEAD_STATUSES.has(status)) return verdict('dead', answer);
      const retryAfter = BUSY_STATUSES.has(status) ? (secondsOf(headers) ?? times.retry) : undefined;
      return { ...verdict('unchecked', answer), retryAfter };
    }
    const target = parseUrl(location, current);
    if (!target) return verdict('unchecked', `redirects to ${quoted(location)}, which is not a valid URL`);
    current = target;
    isPermanent &&= PERMANENT_REDIRECTS.has(status);
    if (isPermanent) movedTo = current;
  }
  return { state: 'unchecked', detail: `redirects more than ${formatExact(MAX_REDIRECTS)} times` };
}

async function requestOnce(url: string, timeout: number): Promise<Response> {
  const response = await fetch(url, {
    headers: { range: 'bytes=0-0', 'user-agent': 'Mozilla/5.0 (compatible; catalogue-links)' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  // Also of a host that ignores the range.
  await response.body?.cancel();
  return response;
}

/**
 * What an error of `fetch` says of a host.
 *
 * @example networkVerdict({ cause: { code: 'ENOTFOUND' } }) // { state: 'dead', detail: 'has a host that does not exist' }
 */
export function networkVerdict(error: unknown): Verdict {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  const code = name === 'TimeoutError' ? 'ETIMEDOUT' : (cause?.code ?? 'network error');
  const [, detail] = DEAD_HOSTS.find(([pattern]) => pattern.test(code)) ?? [];
  return detail ? { state: 'dead', detail } : { state: 'unchecked', detail: `cannot be requested (${code})` };
}

/** The time of a `Retry-After` header, in milliseconds. Undefined without one, and for a date. */
function secondsOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  return /^\d+$/.test(value) ? Number(value) * 1000 : undefined;
}

function parseUrl(location: string, base: string): string | null {
  try {
    return new URL(location, base).href.replace(/#.*/, '');
  } catch {
    return null;
  }
}
