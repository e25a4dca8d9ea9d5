import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { folderListener } from '@/lib/publish/hosting/static-server';
import { test as journey } from './support';

/** What a host with a sign-in answers after the session has ended. */
export interface Host {
  isSignedOut: boolean;
  /** The page of the sign-in, with this status. Otherwise a redirect to the sign-in, which is on another origin. */
  status?: number;
}

export const SIGN_IN = 'Sign in';

/** The page of the sign-in, with a link to the page that was asked for. */
const signInPage = (wanted: string) =>
  `<!doctype html><html lang="en"><title>${SIGN_IN}</title><h1>${SIGN_IN}</h1><a href="${encodeURI(wanted)}">Continue</a>`;

/** Tests of the site under test on a host whose session can end. */
export const test = journey.extend<{ host: Host; signIn: HttpServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  host: async ({}, use) => use({ isSignedOut: false }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  signIn: async ({}, use) => {
    const server = await startServer(({ url = '' }, response) => {
      const wanted = new URL(url, 'http://localhost').searchParams.get('wanted') ?? '';
      response.writeHead(200, { 'content-type': 'text/html' }).end(signInPage(wanted));
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ host, signIn, folder }, use) => {
    const serveFile = folderListener(folder);
    const server = await startServer((request, response) => {
      if (!host.isSignedOut) return serveFile(request, response);
      const { url = '' } = request;
      if (host.status) {
        response.writeHead(host.status, { 'content-type': 'text/html' }).end(signInPage(url));
        return;
      }
      const wanted = encodeURIComponent(`http://${request.headers.host}${url}`);
      response.writeHead(302, { location: `${signIn.url}/sign-in?wanted=${wanted}` }).end();
    });
    await use(`${server.url}/`);
    await server.close();
  },
});

/** What the browser reports of a host that refuses, or that redirects to another origin, and of the sign-in's page in place of a file. */
export const SIGN_IN_NOISE =
  /Failed to load resource|blocked by CORS policy|Content Security Policy|sign-in|Unexpected token '<'/;
