import { parseJson } from '@/lib/catalogue/file';
import { localize } from '@/lib/catalogue/localize';
import { parseUrl } from '@/lib/catalogue/urls';
import { forEachConcurrently } from '@/lib/machine/for-each-concurrently';
import { routes } from '@/lib/routes';
import { type Answer, type Check, checksOf, type Site } from './checks';
import { CACHE, HASHED_FOLDER, IMAGE_FOLDERS, IMAGE_HEADERS, SECURITY_HEADERS } from './common-rules';
import { hostOf, isLimit, type KnownHost } from './known-hosts';
import type { Difference, DifferenceKind } from './remedies';
import { type Response, send } from './request';

/** Its origin and base path are those to which the requested home page redirects, if it does. */
export interface Verification extends Site {
  /** Empty if all responses are right. */
  differences: Difference[];
  /** Differences that the host cannot be configured to avoid. */
  limits: Difference[];
  requests: number;
  host?: KnownHost;
}

/** Headers of each request to the site. They can be secret. */
type Headers = Readonly<Record<string, string>>;

/** A difference without its path. Falsy if there is none. */
type Result = readonly [DifferenceKind, string] | '' | false | null | undefined;

/** The end of the `Content-Type` of a file, if it differs from the extension. */
const TYPES: Readonly<Record<string, string>> = {
  ico: 'icon',
  jpg: 'jpeg',
  js: 'javascript',
  svg: 'svg+xml',
  txt: 'plain',
  webmanifest: 'manifest+json',
};

const TEXT = /^(?:css|html|js|json|svg|txt|xml)$/;
/** A smaller text is one packet on the network, compressed or not. */
const MIN_COMPRESSED_BYTES = 2000;

/** How long an error may be stored: as long as an image. */
const MAX_ERROR_SECONDS = 3600;

/** Some servers close the connection after a hostile request. */
const NO_ANSWER: Response = { status: 0, headers: {}, body: '' };

const CONCURRENCY = 6;

/** The number of redirects from the requested URL to the home page. */
const MAX_REDIRECTS = 5;

/**
 * Compares the responses of a deployed site with the common rules. Its home page and its catalogue name its pages and files.
 *
 * @param home The URL of its home page, which can redirect to it.
 * @param headers What each request sends to the origin of that URL.
 * @throws Error if that is not the home page of such a site. Its message does not contain the headers.
 */
export async function verifySite(home: string, headers: Headers = {}): Promise<Verification> {
  const { sent, ...site } = await readSite(home, headers);
  const checks = checksOf(site);
  const results: Difference[][] = [];
  await forEachConcurrently([...checks.entries()], CONCURRENCY, async ([index, check]) => {
    results[index] = await run(check, site, sent);
  });
  const isExpected = (difference: Difference) => isLimit(site.host, site.basePath, difference);
  const all = explain(results.flat());
  return {
    ...site,
    differences: all.filter((one) => !isExpected(one)),
    limits: all.filter(isExpected),
    requests: checks.length,
  };
}

/** The first response that is no redirect, and its URL. */
async function follow(start: URL, headers: Headers) {
  let url = start;
  for (let redirects = 0; ; redirects += 1) {
    const sent = url.origin === start.origin ? headers : {};
    const response = await send(url.origin, url.pathname + url.search, sent);
    const target =
      response.status >= 300 && response.status < 400 && targetOf(response, url.origin, url.pathname);
    if (!target || redirects === MAX_REDIRECTS) return { url, response, sent };
    url = target;
  }
}

const SIGN_IN = ' If it needs a sign-in, send what signs in: --header "NAME: VALUE".';

async function readSite(home: string, own: Headers): Promise<Site & { host?: KnownHost; sent: Headers }> {
  const start = new URL(home);
  start.pathname = start.pathname.replace(/\/*$/, '/');
  const { url, response, sent } = await follow(start, own).catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      throw new Error(
        `${start.origin} cannot be requested (${code ?? message}). Check the URL and the network: a proxy is not used.`,
      );
    },
  );
  const { origin, pathname } = url;
  const { status, headers, body } = response;
  const basePath = pathname.replace(/(?:\/index(?:\.html)?)?\/*$/, '');
  if (status !== 200 || !body.includes(`"${basePath}${HASHED_FOLDER}`)) {
    const asked = start.origin + start.pathname;
    const found = origin + pathname;
    const words = found === asked ? found : `${asked} redirects to ${found}, which`;
    const needsSignIn = [401, 403, 407].includes(status) || origin !== start.origin;
    throw new Error(
      `${words} answers with ${status}, and is not the home page of this software.${needsSignIn ? SIGN_IN : ''}`,
    );
  }
  // The links of the home page to itself in other languages.
  const others = [...body.matchAll(/<a href="([^"]*)\/" hreflang="([^"]+)"/gi)];
  const first = others.find(([, path]) => basePath.startsWith(`${path}/`))?.[1];
  if (first !== undefined)
    throw new Error(
      `${origin}${pathname} is the home page of another language. Use that of the first: ${origin}${first}/`,
    );
  const parts = others.map(([, path = '']) => path.slice(basePath.length));
  const languages = [...body.matchAll(/<html lang="([^"]+)"/g), ...others].map((found) => found.at(-1) ?? '');
  const catalogue = await send(origin, `${basePath}/appsData.json`, sent);
  const apps = catalogue.status === 200 ? readApps(catalogue.body, languages) : null;
  if (!apps)
    throw new Error(`${basePath}/appsData.json answers with ${catalogue.status}, and is not a catalogue.`);
  const areFolders = body.includes(`"${basePath}${routes.apps}/"`);
  const app = await send(origin, basePath + routes.app(apps[0]?.id ?? 0) + (areFolders ? '/' : ''), sent);
  const html = body + app.body;
  const host = hostOf(url.hostname, headers);
  return { origin, basePath, areFolders, parts, apps, html, host, sent };
}

/**
 * The apps of a catalogue, which can start with a byte-order mark. Null if it is none.
 *
 * @param languages Of the site, the first one first.
 */
function readApps(text: string, languages: readonly string[]): Site['apps'] | null {
  try {
    const value = localize(parseJson(text), languages);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

async function run(check: Check, { origin, basePath }: Site, sent: Headers): Promise<Difference[]> {
  const { path, answer } = check;
  const read = (headers = {}) => send(origin, path, { ...sent, ...headers }).catch(() => NO_ANSWER);
  const response = await read();
  const name = path.slice(basePath.length).replace(/\?.*/, '');
  const results: Result[] = [];
  if (answer === 'harmless') results.push(checkHarm(response, origin, path));
  else if (answer === 'page' || answer === 'file')
    results.push(...checkFile(name, answer, response, await read(validatorsOf(response))));
  else if (answer === 'redirect')
    results.push(checkRedirect(check, response, origin), ...checkError(name, response));
  else results.push(checkAbsence(answer, response), ...checkError(name, response));
  return results.flatMap((result) => (result ? [{ path, kind: result[0], message: result[1] }] : []));
}

/** What fails for a path with encoded letters only, fails because of them. */
const CAN_BE_ENCODED: readonly DifferenceKind[] = ['page', 'file', 'redirect'];

/** Names what differs after its cause, which the other differences tell. */
function explain(differences: readonly Difference[]): Difference[] {
  const isEncoded = ({ path }: Difference) => path.replace(/\?.*/, '').includes('%');
  const others = new Set(differences.filter((one) => !isEncoded(one)).map(({ kind }) => kind));
  const causeOf = (one: Difference): DifferenceKind => {
    if (CAN_BE_ENCODED.includes(one.kind) && isEncoded(one) && !others.has(one.kind)) return 'encoded';
    return one.kind === 'hidden' && others.has('fallback') ? 'fallback' : one.kind;
  };
  return differences.map((one) => ({ ...one, kind: causeOf(one) }));
}

const isInFolder = (name: string) => IMAGE_FOLDERS.some((folder) => name.startsWith(folder));
const isSandboxed = (name: string) => isInFolder(name) || /\.svg$/i.test(name);
/** Whether it is a page of the site, whatever its brand. */
const isPage = (body: string) => /="[^"]*\/_next\/static\/[^"]+\.\w+"/.test(body);
/** Some servers name no list in the title, but link to the folder above or to what is in it. */
const isList = (body: string) =>
  /<title>(?:Index of|Directory listing|Files within|Listing directory)/i.test(body) ||
  (!isPage(body) && /<a[^>]* href="\.\.?(?:\/|")/.test(body));

function checkHarm(response: Response, origin: string, path: string): Result {
  const { status, headers, body } = response;
  const target = targetOf(response, origin, path);
  if (status === 0 || status >= 500) return ['failure', `${status || 'no answer'}`];
  if (target && target.origin !== origin) return ['hostile', `redirects to ${target}`];
  const isInjected = headers['set-cookie']?.includes('a=b');
  return (isInjected || /^root:/m.test(body)) && ['hostile', 'answers with what the path says'];
}

function checkFile(name: string, answer: Answer, response: Response, again: Response): Result[] {
  const { status, headers, body } = response;
  const { 'content-type': type = 'none', 'content-encoding': encoding, vary = '' } = headers;
  const extension = answer === 'page' ? 'html' : (/\w+$/.exec(name)?.[0].toLowerCase() ?? '');
  if (status !== 200)
    return [[answer === 'page' ? 'page' : 'file', `${status || 'no answer'} instead of 200`]];
  if (isList(body)) return [['list', 'a list of files']];
  if (answer === 'page' && type.startsWith('text/plain'))
    return [['payload', 'the payload instead of the page']];
  const isRight = type.replace(/;.*/, '').endsWith(TYPES[extension] ?? extension);
  const isText = TEXT.test(extension) && body.length > MIN_COMPRESSED_BYTES;
  return [
    !isRight && ['type', `Content-Type: ${type}`],
    isText && !encoding && ['compression', 'not compressed'],
    isText && encoding && !/accept-encoding/i.test(vary) && ['compression', 'no Vary: Accept-Encoding'],
    again.status !== 304 && ['revalidation', `${again.status} instead of 304 for an unchanged copy`],
    checkCaching(name, response),
    checkSecurity(response, isSandboxed(name) ? IMAGE_HEADERS : {}),
  ];
}

function checkError(name: string, response: Response): Result[] {
  const { 'cache-control': cache = '' } = response.headers;
  const seconds = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
  return [
    seconds > MAX_ERROR_SECONDS && ['cachedError', `${response.status} with Cache-Control: ${cache}`],
    // Some hosts also apply the rule of a folder to its errors. A failure has no headers of the site.
    response.status >= 400 && response.status < 500 && !isInFolder(name) && checkSecurity(response),
  ];
}

function checkAbsence(answer: Answer, { status, body }: Response): Result {
  if (status === 0 || status >= 500) return ['failure', `${status || 'no answer'} instead of 404`];
  if (status === 200 && isList(body)) return ['list', 'a list of files'];
  if (answer === 'none' ? status < 300 : status !== 404)
    return [answer === 'missing' ? 'fallback' : 'hidden', `${status} instead of 404`];
  return answer === 'missing' && !isPage(body) && ['notFound', 'not the 404 page of the site'];
}

/** The headers of a browser that has a copy. */
function validatorsOf({ headers: { etag, 'last-modified': modified } }: Response): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) };
}

/** The absolute URL of a redirect. A server can send letters beyond ASCII as bytes. */
function targetOf({ headers }: Response, origin: string, path: string): URL | null {
  const location = Buffer.from(headers.location ?? '', 'latin1').toString();
  // Some servers write percent-encoding in lower case.
  const uniform = location.replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  return location ? parseUrl(uniform, origin + path) : null;
}

/** Compares the effect, because hosts write the values in different ways. */
function checkCaching(name: string, { headers: { 'cache-control': value = 'none' } }: Response): Result {
  const isHashed = name.startsWith(HASHED_FOLDER);
  const kind = isHashed ? 'hashed' : isInFolder(name) ? 'images' : 'others';
  const isRight = {
    hashed: /immutable|max-age=\d{8}/.test(value),
    // Up to a day: a host can have a time of its own.
    images: /max-age=[1-9]\d{0,4}\b/.test(value) && !/immutable/.test(value),
    others: /max-age=0|no-cache|no-store/.test(value),
  }[kind];
  return !isRight && [isHashed ? 'hashed' : 'caching', `Cache-Control: ${value}, instead of ${CACHE[kind]}`];
}

function checkSecurity({ headers }: Response, others: Readonly<Record<string, string>> = {}): Result {
  const names = Object.entries({ ...SECURITY_HEADERS, ...others })
    // Cloudflare joins the values of several rules.
    .filter(([name, value]) => !`${headers[name.toLowerCase()]}`.includes(value))
    .map(([name]) => name);
  return names.length > 0 && ['security', `missing or different: ${names.join(', ')}`];
}

function checkRedirect({ path, to = '' }: Check, response: Response, origin: string): Result {
  const { pathname, search } = new URL(origin + to);
  const target = targetOf(response, origin, path);
  const actual = target ? target.pathname + target.search : '';
  if (![301, 302, 307, 308].includes(response.status) || target?.pathname !== pathname)
    return [
      'redirect',
      `${[response.status || 'no answer', actual].filter(Boolean).join(' ')} instead of 301 ${pathname}`,
    ];
  return target.search !== search && ['query', `redirects to ${actual}`];
}
