import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { gunzipSync } from 'node:zlib';

/** A response, whose body is decompressed. */
export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const TIMEOUT_MS = 30_000;

/** Requests a path as it is: `fetch` would normalize it, follow redirects and set headers. */
export function send(origin: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  const options = {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    path,
    timeout: TIMEOUT_MS,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { ...options, headers: { 'accept-encoding': 'gzip', ...headers } },
      async (response) => {
        try {
          const bytes = Buffer.concat(await response.toArray());
          const isCompressed = response.headers['content-encoding'] === 'gzip' && bytes.length > 0;
          const body = (isCompressed ? gunzipSync(bytes) : bytes).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${origin}${path} does not answer.`)));
    sent.on('error', reject).end();
  });
}

/**
 * The name and the value of a header.
 *
 * @param text `NAME: VALUE`.
 * @throws Error whose message does not contain the text, because it can be secret.
 */
export function parseHeader(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+):[ \t]*([\x20-\x7e]*)$/.exec(text) ?? [];
  if (!name || value === undefined) throw new Error('A --header has not the form "NAME: VALUE".');
  return [name.toLowerCase(), value];
}
