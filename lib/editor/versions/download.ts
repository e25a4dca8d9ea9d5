import { get as getHttp, type IncomingMessage, STATUS_CODES } from 'node:http';
import { get as getHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { publicUrl } from './url';
import { VersionError } from './version-error';

/** What a download may take. */
export interface DownloadLimits {
  /** Milliseconds for all of it, redirects included. */
  timeoutMs: number;
  /** Bytes after decompression. */
  maxBytes: number;
}

/** A large catalogue of 100,000 apps has some 200 MB. */
const LIMITS: DownloadLimits = { timeoutMs: 20_000, maxBytes: 512 * 1024 * 1024 };

const MAX_REDIRECTS = 5;
const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308];

/**
 * Downloads a text with Node's own client. Not with `fetch`: inside `next build` that is Next's, which refuses
 * uncached requests in an export, with the whole URL in its message.
 *
 * @param url An http(s) URL. Credentials in it are sent as basic authentication, to its own origin only.
 * @throws VersionError for a network error, a status other than 200, and an answer beyond the limits.
 */
export async function download(url: URL, limits = LIMITS): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await textOf(await follow(url, signal), limits.maxBytes);
  } catch (error) {
    if (error instanceof VersionError) throw error;
    const reason = signal.aborted ? `no answer in ${limits.timeoutMs / 1000} s` : codeOf(error);
    throw new VersionError(`${publicUrl(url)} cannot be read (${reason}). Check the URL and the network.`);
  }
}

/** The code of a system error. Never its message, which may name the URL. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'network error';
}

interface Answer {
  /** The URL that answered, after the redirects. */
  url: URL;
  response: IncomingMessage;
}

async function follow(start: URL, signal: AbortSignal): Promise<Answer> {
  let url = start;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const response = await request(url, signal);
    const { location } = response.headers;
    if (!REDIRECTS.includes(response.statusCode) || !location) return { url, response };
    response.destroy();
    url = redirected(url, location);
  }
  throw new VersionError(
    `${publicUrl(start)} redirects more than ${MAX_REDIRECTS} times. Give the URL that it leads to.`,
  );
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'br, gzip',
    'cache-control': 'no-cache',
    'user-agent': 'node',
    ...authorization(url),
  };
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(bare, { headers, signal, agent: false }, resolve).on('error', reject);
  });
}

function authorization({ username, password }: URL): { authorization?: string } {
  if (!username && !password) return {};
  const credentials = `${decoded(username)}:${decoded(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/** Without its percent-encoding; unchanged where that is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function redirected(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (!to || !/^https?:$/.test(to.protocol))
    throw new VersionError(
      `${publicUrl(from)} redirects to something that is not an http(s) URL. Give another URL.`,
    );
  if (to.origin === from.origin && !to.username && !to.password) {
    to.username = from.username;
    to.password = from.password;
  }
  return to;
}

async function textOf({ url, response }: Answer, maxBytes: number): Promise<string> {
  const { statusCode = 0 } = response;
  if (statusCode !== 200) {
    response.destroy();
    const status = [statusCode, STATUS_CODES[statusCode]].filter(Boolean).join(' ');
    throw new VersionError(`${publicUrl(url)} answers ${status}. Give the URL of an appsData.json.`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of decompressed(response) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new VersionError(
        `${publicUrl(url)} answers with more than ${maxBytes} bytes. Give the URL of an appsData.json.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'];
  if (encoding !== 'gzip' && encoding !== 'br') return response;
  // An error of either stream reaches whoever reads the second.
  return pipeline(response, encoding === 'gzip' ? createGunzip() : createBrotliDecompress(), () => {});
}
