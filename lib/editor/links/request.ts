import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseUrl } from '@/lib/catalogue/urls';
import { type FetchFailure, refusalOf } from '@/lib/machine/network';
import { quoted } from '@/lib/text/printable';
import { formatExact } from '@/lib/texts/en/format';

/** What a request has shown of a link. */
export interface Verdict {
  /** `moved` links work, and have a new URL. Of `unchecked` ones a program cannot know whether they work. */
  state: 'alive' | 'moved' | 'dead' | 'unchecked';
  /** Completes a sentence that begins with the URL: `responds with 404 Not Found`. */
  detail: string;
  /** Present if no host has answered, which can be a fault of this network. */
  isUnanswered?: true;
}

/** For one response, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Before a request is repeated, unless the host says when, in milliseconds. */
const RETRY_MS = 2000;

/** The longest time that a host can ask to wait, in milliseconds. */
const LONGEST_RETRY_MS = 60_000;

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
 *
 * @param origins Of a picture: the origins of pictures that the Content-Security-Policy of pages allows.
 */
export async function requestLink(url: string, origins?: ReadonlySet<string>): Promise<Verdict> {
  const { retryAfter, ...first } = await follow(url, origins);
  if (retryAfter === undefined || retryAfter > LONGEST_RETRY_MS) return first;
  await wait(retryAfter);
  const { retryAfter: _, ...second } = await follow(url, origins);
  return second;
}

async function follow(url: string, origins?: ReadonlySet<string>): Promise<Attempt> {
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
      response = await requestOnce(current);
    } catch (error) {
      const { state, detail, ...rest } = networkVerdict(error);
      return { ...verdict(state, detail), ...rest, retryAfter: RETRY_MS };
    }
    const { status, headers } = response;
    const location = REDIRECTS.has(status) ? headers.get('location') : null;
    if (location === null) {
      const answer = `responds with ${nameStatus(status)}`;
      const type = headers.get('content-type') ?? '';
      if (response.ok && origins && !isShown(type, current))
        return verdict(
          'dead',
          `responds with ${type ? `the type ${quoted(type)}` : 'no type'}, so that browsers show no picture`,
        );
      // 416: an empty file has no first byte.
      if (response.ok || status === 416) {
        if (movedTo === undefined) return verdict('alive', answer);
        return { state: 'moved', detail: `permanently redirects to ${quoted(movedTo)}` };
      }
      if (DEAD_STATUSES.has(status)) return verdict('dead', answer);
      const retryAfter = BUSY_STATUSES.has(status) ? (retryAfterMs(headers) ?? RETRY_MS) : undefined;
      return { ...verdict('unchecked', answer), retryAfter };
    }
    const target = targetOf(location, current);
    if (!target) return verdict('unchecked', `redirects to ${quoted(location)}, which is not a valid URL`);
    if (origins && !isAllowed(target, origins))
      return verdict('dead', `redirects to ${quoted(target)}, on another origin, which pages block`);
    current = target;
    // No host decides what this machine requests in its network.
    if (isPrivate(target) && !isPrivate(url)) return verdict('unchecked', 'is in a private network');
    isPermanent &&= PERMANENT_REDIRECTS.has(status);
    if (isPermanent) movedTo = current;
  }
  return { state: 'unchecked', detail: `redirects more than ${formatExact(MAX_REDIRECTS)} times` };
}

/** Whether a URL is in the network of this machine, by its host: a word, or an address. The address of a name is not known. */
function isPrivate(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    !/\w\.\w/.test(hostname) ||
    /\.(?:internal|local|localhost)\.?$/.test(hostname) ||
    /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$/.test(hostname)
  );
}

async function requestOnce(url: string): Promise<Response> {
  const response = await fetch(url, {
    headers: { range: 'bytes=0-0', 'user-agent': 'Mozilla/5.0 (compatible; catalogue-links)' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Also of a host that ignores the range.
  await response.body?.cancel();
  return response;
}

/** Whether browsers show a picture of a type. They recognize others than SVG by the content. */
function isShown(type: string, url: string): boolean {
  return /\.svg$/i.test(new URL(url).pathname)
    ? /^image\//i.test(type)
    : !/^(text\/html|application\/xhtml)/i.test(type);
}

/** Whether a policy with some origins allows a URL: `http:` in it allows `https:`, too. */
function isAllowed(url: string, origins: ReadonlySet<string>): boolean {
  const { origin } = new URL(url);
  return origins.has(origin) || origins.has(origin.replace(/^https:/, 'http:'));
}

/**
 * What an error of `fetch` says of a host.
 *
 * @example networkVerdict({ cause: { code: 'ENOTFOUND' } }) // { state: 'dead', detail: 'has a host that does not exist', … }
 */
export function networkVerdict(error: unknown): Verdict {
  const { name, cause } = error as FetchFailure;
  const refusal = refusalOf(error as FetchFailure);
  if (refusal) return unanswered('unchecked', `is refused by the proxy, with ${nameStatus(refusal)}`);
  const known = name === 'TimeoutError' ? 'ETIMEDOUT' : cause?.code;
  const code = typeof known === 'string' ? known : 'network error';
  const [, detail] = DEAD_HOSTS.find(([pattern]) => pattern.test(code)) ?? [];
  return detail ? unanswered('dead', detail) : unanswered('unchecked', `cannot be requested (${code})`);
}

function unanswered(state: Verdict['state'], detail: string): Verdict {
  return { state, detail, isUnanswered: true };
}

/** @example nameStatus(404) // '404 Not Found' */
function nameStatus(status: number): string {
  return [status, STATUS_CODES[status]].join(' ').trim();
}

/** The time of a `Retry-After` header, in milliseconds. Undefined without one, and for a date. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  return /^\d+$/.test(value) ? Number(value) * 1000 : undefined;
}

/** The URL of a redirect, without a fragment. */
function targetOf(location: string, base: string): string | null {
  return parseUrl(location, base)?.href.replace(/#.*/, '') ?? null;
}
