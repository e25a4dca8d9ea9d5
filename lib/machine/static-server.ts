import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { type HttpServer, startServer } from './http-server';

interface ServeOptions {
  /** Sends texts compressed; for measurements over a slow network. */
  isCompressed?: boolean;
}

/**
 * Serves a folder as `npm start` does, with `serve.json`, on a free port and in this process.
 *
 * @param folder A built site, such as `out`.
 */
export function serveFolder(
  folder: string,
  { isCompressed = false }: ServeOptions = {},
): Promise<HttpServer> {
  const config = { ...JSON.parse(readFileSync('serve.json', 'utf8')), public: resolve(folder), etag: true };
  const compress = compression();
  return startServer((request, response) => {
    const answer = () => void handler(request, response, config);
    if (isCompressed) compress(request, response, answer);
    else answer();
  });
}
