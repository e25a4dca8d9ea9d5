import { createReadStream, existsSync, type PathLike, readdirSync, readFileSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { type Answer, type HttpServer, type ListenOptions, startServer } from '@/lib/machine/http-server';
import { CACHE, HASHED_FOLDER, SVG_EXTENSION } from './common-rules';
import { globRules, rule } from './json';

/**
 * The settings of `serve-handler`, with which `npm start` and the end-to-end tests serve `out/` as a host does. If several
 * rules set the same header, it uses the last one.
 */
export const SERVE_CONFIG = {
  cleanUrls: true,
  directoryListing: false,
  headers: [
    ...globRules('', SVG_EXTENSION),
    rule(`${HASHED_FOLDER.slice(1)}**`, { 'Cache-Control': CACHE.hashed }),
    // It does not know this type.
    rule('**/*.avif', { 'Content-Type': 'image/avif' }),
  ],
};

export interface ServeOptions extends ListenOptions {
  /** Sends texts compressed, as most hosts do. */
  isCompressed?: boolean;
}

/**
 * Serves a folder as a static host does. A site that was built for a base path is served below it.
 *
 * @param folder A built site, such as `out`.
 * @returns Its URL includes the base path.
 */
export async function serveFolder(
  folder: string,
  { isCompressed = false, ...listen }: ServeOptions = {},
): Promise<HttpServer> {
  const server = await startServer(folderListener(folder, isCompressed), listen);
  return { ...server, url: server.url + basePathOf(folder) };
}

/** Answers requests with the files of a folder and the headers of the hosting policy. */
export function folderListener(folder: string, isCompressed = false): Answer {
  // The name of a file can have letters that a header cannot contain. The types do not know null.
  const noName = { key: 'Content-Disposition', value: null as unknown as string };
  const config = {
    ...SERVE_CONFIG,
    trailingSlash: existsSync(join(folder, 'apps/index.html')),
    headers: [...SERVE_CONFIG.headers, { source: '**', headers: [noName] }],
    public: resolve(folder),
    etag: true,
  };
  const compress = compression();
  const basePath = basePathOf(folder);
  const parts = partsOf(folder, basePath).map((name) => ({
    path: `${basePath}/${name}`,
    listener: folderListener(join(folder, name), isCompressed),
  }));
  return async (request, response) => {
    const { url = '' } = request;
    const part = parts.find(({ path }) => url.startsWith(path) && /^(?:[/?]|$)/.test(url.slice(path.length)));
    if (part) return part.listener(request, response);
    const search = /\?[^#]*/.exec(url)?.[0] ?? '';
    if (!url.startsWith(`${basePath}/`)) {
      const isHome = url === basePath + search;
      response.writeHead(isHome ? 301 : 404, isHome ? { Location: `${basePath}/${search}` } : {}).end();
      return;
    }
    request.url = url.slice(basePath.length);
    if (isCompressed) await new Promise<void>((resolve) => compress(request, response, () => resolve()));
    // After `compress`, which hands over the headers of a response in another way.
    completeRedirects(response, basePath, search);
    await handler(request, response, config, {
      // A path that no file can have, with a NUL or too long, is a missing file.
      lstat: (path: PathLike) => lstat(path).catch(() => Promise.reject({ code: 'ENOENT' })),
      // A file can be removed after it was found. An error without a listener would end Node.
      createReadStream: (path: PathLike, options: object) =>
        createReadStream(path, options).on('error', () => response.destroy()),
    } as object);
  };
}

/**
 * The folders of the languages below the root, each of which has its own code and its own 404 page. Not another site that the
 * owner has in `public/`.
 */
function partsOf(folder: string, basePath: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => basePathOf(join(folder, name)) === `${basePath}/${name}`);
}

/** The base path that a site was built for, as its home page names it: `/store`. Empty at the root. */
function basePathOf(folder: string): string {
  const home = join(folder, 'index.html');
  const html = existsSync(home) ? readFileSync(home, 'utf8') : '';
  return /src="([^"]*)\/_next\/static\//.exec(html)?.[1] ?? '';
}

/** Adds the base path and the query string to the redirects of a response. `/index.html` leads to `/` in one step. */
function completeRedirects(response: ServerResponse, basePath: string, search: string): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: OutgoingHttpHeaders,
  ) => ServerResponse;
  response.writeHead = ((status: number, { Location, ...headers }: OutgoingHttpHeaders = {}) =>
    writeHead(
      status,
      Location
        ? { ...headers, Location: basePath + `${Location}`.replace(/\/index$/, '/') + search }
        : headers,
    )) as typeof response.writeHead;
}
