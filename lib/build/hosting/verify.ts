import { parseUrl } from '@/lib/catalogue/urls';
import { forEachAtOnce } from '@/lib/machine/for-each-at-once';
import { routes } from '@/lib/routes';
import { type Check, matrix, type Site } from './matrix';
import { CACHE, HASHED_FOLDER, IMAGE_FOLDERS, IMAGE_HEADERS, SECURITY_HEADERS } from './policy';
import type { Difference, DifferenceKind } from './remedies';
import { type Response, send } from './request';

/** The result of a verification. */
export interface Verification {
  /** Empty if all responses are right. */
  differences: Difference[];
  /** The number of checks. */
  requests: number;
  /** The `Server` header, or empty. */
  server: string;
  basePath: string;
}

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

/** The extensions of texts. */
const TEXT = /^(?:css|html|js|json|svg|txt|xml)$/;
/** A smaller text is one packet on the network, compressed or not. */
const MIN_COMPRESSED_BYTES = 2000;

/** How long an error may be stored: as long as an image. */
const MAX_ERROR_SECONDS = 3600;

/** Some servers close the connection after a hostile request. */
const NO_ANSWER: Response = { status: 0, headers: {}, body: '' };

/** Requests at the same time. */
const CONCURRENCY = 6;

/**
 * Compares the responses of a deployed site with the policy. Its home page and its catalogue name its pages and files.
 *
 * @param home The URL of its home page.
 * @throws Error if that is not the home page of such a site.
 */
export async function verifySite(home: string): Promise<Verification> {
  const site = await readSite(home);
  const checks = matrix(site);
  const results: Difference[][] = [];
  await forEachAtOnce([...checks.entries()], CONCURRENCY, async ([index, check]) => {
    results[index] = await run(check, site);
  });
  const { server, basePath } = site;
  return { differences: results.flat(), requests: checks.length, server, basePath };
}

async function readSite(home: string): Promise<Site & { server: string }> {
  const { origin, pathname } = new URL(home);
  const basePath = pathname.replace(/\/+$/, '');
  const { status, headers, body } = await send(origin, `${basePath}/`);
  if (status !== 200 || !body.includes(`"${basePath}${HASHED_FOLDER}`))
    throw new Error(
      `${origin}${basePath}/ answers with ${status}, and is not the home page of this software.`,
    );
  const catalogue = await send(origin, `${basePath}/appsData.json`);
  if (catalogue.status !== 200 || !catalogue.body.trimStart().startsWith('['))
    throw new Error(`${basePath}/appsData.json answers with ${catalogue.status}, and is not a catalogue.`);
  const apps: Site['apps'] = JSON.parse(catalogue.body);
  const areFolders = body.includes(`"${basePath}${routes.apps}/"`);
  const app = await send(origin, basePath + routes.app(apps[0]?.id ?? 0) + (areFolders ? '/' : ''));
  return { origin, basePath, areFolders, apps, html: body + app.body, server: String(headers.server ?? '') };
}

async function run(check: Check, { origin, basePath }: Site): Promise<Difference[]> {
  const { path, answer } = check;
  const read = (headers = {}) => send(origin, path, headers).catch(() => NO_ANSWER);
  const response = await read();
  const name = path.slice(basePath.length).replace(/\?.*/, '');
  const results: Result[] = [];
  if (answer === 'harmless') results.push(harm(response, origin, path));
  else if (answer === 'page' || answer === 'file')
    results.push(...file(name, answer, response, await read(validatorsOf(response))));
  else if (answer === 'redirect') results.push(redirect(check, response, origin), ...error(name, response));
  else results.push(absence(answer, response), ...error(name, response));
  return results.flatMap((result) => (result ? [{ path, kind: result[0], message: result[1] }] : []));
}

const isInFolder = (name: string) => IMAGE_FOLDERS.some((folder) => name.startsWith(folder));
const isSandboxed = (name: string) => isInFolder(name) || /\.svg$/i.test(name);
/** Whether it is a page of the site, whatever its brand. */
const isPage = (body: string) => body.includes('="') && body.includes(HASHED_FOLDER);
const isList = (body: string) => /<title>(?:Index of|Directory listing|Files within)/i.test(body);

function harm(response: Response, origin: string, path: string): Result {
  const { status, headers, body } = response;
  const target = targetOf(response, origin, path);
  if (status === 0 || status >= 500) return ['hostile', `${status || 'no answer'}`];
  if (target && target.origin !== origin) return ['hostile', `redirects to ${target}`];
  const isInjected = headers['set-cookie']?.includes('a=b');
  return (isInjected || /^root:/m.test(body)) && ['hostile', 'answers with what the path says'];
}

/** The differences of a page or another file. */
function file(name: string, answer: string, response: Response, again: Response): Result[] {
  const { status, headers, body } = response;
  const { 'content-type': type = 'none', 'content-encoding': encoding, vary = '' } = headers;
  const extension = answer === 'page' ? 'html' : (/\w+$/.exec(name)?.[0] ?? '');
  if (status !== 200) {
    const kind =
      answer === 'page' ? (name.includes('%') ? 'encoded' : 'page') : isSandboxed(name) ? 'image' : 'file';
    return [[kind, `${status} instead of 200`]];
  }
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
    caching(name, response),
    security(response, isSandboxed(name) ? IMAGE_HEADERS : {}),
  ];
}

/** The differences of the headers of a redirect or an error. */
function error(name: string, response: Response): Result[] {
  const { 'cache-control': cache = '' } = response.headers;
  const seconds = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
  return [
    seconds > MAX_ERROR_SECONDS && ['cachedError', `${response.status} with Cache-Control: ${cache}`],
    // Some hosts also apply the rule of a folder to its errors.
    response.status >= 400 && !isInFolder(name) && security(response),
  ];
}

function absence(answer: string, { status, body }: Response): Result {
  if (status === 200 && isList(body)) return ['list', 'a list of files'];
  if (answer === 'none' ? status < 300 : status !== 404)
    return [answer === 'none' && !isPage(body) ? 'hidden' : 'fallback', `${status} instead of 404`];
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
function caching(name: string, { headers: { 'cache-control': value = 'none' } }: Response): Result {
  const isHashed = name.startsWith(HASHED_FOLDER);
  const kind = isHashed ? 'hashed' : isInFolder(name) ? 'images' : 'others';
  const isRight = {
    hashed: /immutable|max-age=\d{8}/.test(value),
    images: /max-age=/.test(value) && !/immutable/.test(value),
    others: /max-age=0|no-cache|no-store/.test(value),
  }[kind];
  return !isRight && [isHashed ? 'hashed' : 'caching', `Cache-Control: ${value}, instead of ${CACHE[kind]}`];
}

function security({ headers }: Response, others: Readonly<Record<string, string>> = {}): Result {
  const names = Object.entries({ ...SECURITY_HEADERS, ...others })
    // Cloudflare joins the values of several rules.
    .filter(([name, value]) => !`${headers[name.toLowerCase()]}`.includes(value))
    .map(([name]) => name);
  return names.length > 0 && ['security', `missing or different: ${names.join(', ')}`];
}

function redirect({ path, to = '' }: Check, response: Response, origin: string): Result {
  const { pathname, search } = new URL(origin + to);
  const target = targetOf(response, origin, path);
  const actual = target ? target.pathname + target.search : '';
  if (![301, 302, 307, 308].includes(response.status) || target?.pathname !== pathname)
    return [
      pathname.includes('%') && response.status !== 200 ? 'encoded' : 'redirect',
      `${response.status} ${actual}, instead of 301 ${pathname}`,
    ];
  return target.search !== search && ['query', `redirects to ${actual}`];
}
