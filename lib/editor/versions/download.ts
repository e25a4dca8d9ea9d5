import { get as getHttp, type IncomingMessage, STATUS_CODES } from 'node:http';
import { get as getHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { publicUrl } from './url';
import { VersionError } from './version-error';

/** Limits of a download. */
export interface DownloadLimits {
  /** Milliseconds for the whole download, including redirects. */
  timeoutMs: number;
  /** Bytes after decompression. */
  maxBytes: number;
}

/** A catalogue of 100,000 apps has about 200 MB. */
const LIMITS: DownloadLimits = { timeoutMs: 20_000, maxBytes: 512 * 1024 * 1024 };

const MAX_REDIRECTS = 5;
const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308];

/**
 * Downloads a file with Node's HTTP client. `next build` replaces `fetch`: in a static export it rejects uncached
 * requests, with an error message that contains the whole URL, including its secrets.
 *
 * @param url An http(s) URL. Credentials in it are sent as basic authentication, but to its own origin only.
 * @throws VersionError for a network error, a status other than 200, or a response that exceeds the limits.
 */
export async function download(url: URL, limits = LIMITS): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await bytesOf(await follow(url, signal), limits.maxBytes);
  } catch (error) {
    if (error instanceof VersionError) throw error;
    const reason = signal.aborted ? `no response within ${limits.timeoutMs / 1000} s` : codeOf(error);
    throw new VersionError(`${publicUrl(url)} cannot be read (${reason}). Check the URL and the network.`);
  }
}

/** The code of a system error. Its message may contain the URL, so it is never used. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'network error';
}

interface FinalResponse {
  /** The URL of the response, after redirects. */
  url: URL;
  response: IncomingMessage;
}

async function follow(start: URL, signal: AbortSignal): Promise<FinalResponse> {
  let url = start;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const response = await request(url, signal);
    const { location } = response.headers;
    if (!REDIRECTS.includes(response.statusCode) || !location) return { url, response };
    response.destroy();
    url = redirected(url, location);
  }
  throw new VersionError(
    `${publicUrl(start)} redirects more than ${MAX_REDIRECTS} times. Use the final URL.`,
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

/** Decodes percent-encoding. Returns a malformed text unchanged. */
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
      `${publicUrl(from)} redirects to an invalid URL, or to one that is not http(s). Use another URL.`,
    );
  if (to.origin === from.origin && !to.username && !to.password) {
    to.username = from.username;
    to.password = from.password;
  }
  return to;
}

async function bytesOf({ url, response }: FinalResponse, maxBytes: number): Promise<Buffer> {
  const { statusCode = 0 } = response;
  if (statusCode !== 200) {
    response.destroy();
    const status = [statusCode, STATUS_CODES[statusCode]].filter(Boolean).join(' ');
    throw new VersionError(
      `${publicUrl(url)} responds with ${status}. Use the URL of an appsData.json file.`,
    );
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of decompressed(response) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new VersionError(
        `${publicUrl(url)} is larger than ${maxBytes} bytes. Use the URL of an appsData.json file.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'];
  if (encoding !== 'gzip' && encoding !== 'br') return response;
  // `pipeline` forwards an error of the response to the returned stream.
  return pipeline(response, encoding === 'gzip' ? createGunzip() : createBrotliDecompress(), () => {});
}
