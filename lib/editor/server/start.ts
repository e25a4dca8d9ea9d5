import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { FILE_PATH, IMAGE_PARAMETER, PICTURE_PATH, TOKEN_HEADER } from '@/lib/editor/protocol';
import { type HttpServer, startServer, type UpgradeListener } from '@/lib/machine/http-server';
import { readCatalogueFile, readImage, saveCatalogue } from './catalogue';
import { preparePicture } from './picture';
import { Refusal } from './refusal';

/** Maximum sizes of a body. A catalogue of 100,000 apps has about 200 MB. */
const MAX_SAVE_BYTES = 256_000_000;
const MAX_PICTURE_BYTES = 20_000_000;

const REMEDY = 'Open the URL that npm run edit has printed last.';

/** The server of the editor. */
export interface EditorServer extends HttpServer {
  /** Every request of the API needs it. */
  token: string;
}

export interface EditorOptions {
  /** The folder of the project. */
  root: string;
  /** Answers all requests that are not of the API. */
  page: RequestListener;
  upgrade?: UpgradeListener;
  /** A free port by default. */
  port?: number;
}

/**
 * Starts the server of the editor, for this machine only: the API, and the pages of the site. It refuses requests of other
 * sites, also if their domain points to this machine (DNS rebinding).
 *
 * @throws Error, also if the port is in use.
 */
export async function startEditor({ root, page, upgrade, port }: EditorOptions): Promise<EditorServer> {
  const token = randomBytes(32).toString('base64url');
  const answer = apiOf(root);
  const listener: RequestListener = async (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    try {
      // A page of another port of this machine could lay its own over this one, so that a click saves or removes something.
      response.setHeader('X-Frame-Options', 'DENY');
      if (!isOfThisSite(request)) throw new Refusal(403, `The editor does not answer other sites. ${REMEDY}`);
      if (path !== FILE_PATH && path !== PICTURE_PATH) return page(request, response);
      if (request.headers[TOKEN_HEADER] !== token)
        throw new Refusal(403, `This page is of another session of the editor. ${REMEDY}`);
      send(response, ...(await answer(request, path, new URLSearchParams(query))));
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      send(response, error instanceof Refusal ? error.status : 500, {
        error: code ? `A file cannot be used: ${message}. Correct that, and try again.` : message,
      });
    }
  };
  const server = await startServer(listener, {
    port,
    upgrade:
      upgrade &&
      ((request, socket, head) => {
        if (isOfThisSite(request)) upgrade(request, socket, head);
        else socket.destroy();
      }),
  });
  return { ...server, token };
}

type Answer = [status: number, body: unknown];

/** Answers the requests of the API, and saves one after the other. */
function apiOf(root: string) {
  let last: Promise<unknown> = Promise.resolve();
  return async (request: IncomingMessage, path: string, query: URLSearchParams): Promise<Answer> => {
    switch (`${request.method} ${path}`) {
      case `GET ${FILE_PATH}`:
        return [200, await readCatalogueFile(root)];
      case `PUT ${FILE_PATH}`: {
        const body: unknown = JSON.parse((await bodyOf(request, MAX_SAVE_BYTES)).toString());
        const saved = last.then(() => saveCatalogue(root, body));
        last = saved.catch(() => {});
        return saved.then(
          (version): Answer => [200, { version }],
          async (error): Promise<Answer> => {
            if (error.status === 409) return [409, await readCatalogueFile(root)];
            throw error;
          },
        );
      }
      case `GET ${PICTURE_PATH}`:
        return [200, await readImage(root, query.get(IMAGE_PARAMETER) ?? '')];
      case `POST ${PICTURE_PATH}`: {
        const kind = query.get('kind') === 'screenshot' ? 'screenshot' : 'icon';
        const bytes = await bodyOf(request, MAX_PICTURE_BYTES);
        return [200, await preparePicture(bytes, { title: query.get('title') ?? '', kind })];
      }
      default:
        throw new Refusal(405, 'The editor does not have such a request. Reload the page.');
    }
  };
}

/** Whether a request is of a page of this server, or of a person who opens one. */
function isOfThisSite({ headers, socket }: IncomingMessage): boolean {
  const { host, origin } = headers;
  // Browsers leave out the port 80.
  const hosts = ['127.0.0.1', 'localhost'].map((name) => new URL(`http://${name}:${socket.localPort}`).host);
  return (
    hosts.includes(host ?? '') &&
    (origin === undefined || origin === `http://${host}`) &&
    headers['sec-fetch-site'] !== 'cross-site'
  );
}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // The rest is read and dropped. Browsers do not show an answer that comes before the end of the request.
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes)
    throw new Refusal(413, `The request has more than ${maxBytes / 1_000_000} MB. Use a smaller file.`);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(JSON.stringify(body));
}
