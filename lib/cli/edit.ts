/**
 * Opens the editor of the catalogue in the browser, for this machine only. It writes public/appsData.json, and pictures
 * to public/pictures/. Ctrl+C ends it.
 *
 *   npm run edit [-- --port 4000 --no-open]
 *
 * The port is 4400 by default, or another one if it cannot be used. The browser keeps changes that are not saved
 * for each port, so use the same one to get them back.
 */
import { spawn } from 'node:child_process';
import { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { startEditor } from '@/lib/editor/server/start';
import { runScript } from '@/lib/machine/run-script';
import { startOnPort } from '@/lib/machine/start-on-port';
import { SETTING_NAMES } from '@/lib/publish/settings';

/** Fixed, because the browser keeps drafts by origin. */
const DEFAULT_PORT = 4400;

async function edit(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, open: { type: 'boolean', default: true } },
    allowNegative: true,
  });
  const root = process.cwd();
  // Next adds its listeners to this server, which has no port of its own: all requests are checked before.
  const site = new Server();
  let start = () => {};
  // Requests that arrive before Next is ready wait: open tabs of an earlier session send some at once.
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const { url, token } = await startOnPort(values.port, DEFAULT_PORT, 'npm run edit', (port) =>
    startEditor({
      root,
      port,
      page: async (...request) => {
        await started;
        site.emit('request', ...request);
      },
      // Next has no listener before the first page. The tab tries again.
      upgrade: (request, socket, head) => site.emit('upgrade', request, socket, head) || socket.destroy(),
    }),
  );
  const port = new URL(url).port || '80';
  if (values.port === undefined && port !== String(DEFAULT_PORT))
    console.log(
      `Port ${DEFAULT_PORT} cannot be used, so the editor has port ${port}. Changes that were not saved on another port are only there.`,
    );
  // The settings of the published site, such as a base path, are not those of the editor.
  const cleared = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
  Object.assign(process.env, cleared, { NODE_ENV: 'development', EDITOR_BUILD: '1', EDITOR_PORT: port });
  const { default: next } = await import('next');
  const app = next({
    dev: true,
    dir: root,
    hostname: '127.0.0.1',
    port: Number(port),
    httpServer: site,
  });
  await app.prepare();
  site.on('request', app.getRequestHandler());
  start();
  // In the fragment, which browsers do not send.
  const page = `${url}/edit#token=${token}`;
  console.log(`The editor is on ${page}`);
  if (values.open) openInBrowser(page);
}

/** Some machines have no browser. The URL is in the terminal. */
function openInBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/** The command that opens a URL, by platform. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

runScript(edit);
