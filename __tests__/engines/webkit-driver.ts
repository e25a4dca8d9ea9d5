import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { start, stop } from './processes';
import { COMMANDS, type WebDriverSession } from './webdriver-session';

/** Debian's WebKitGTK: MiniBrowser on a virtual display, driven by the HTTP API of its WebDriver. */
export async function startWebKit(): Promise<WebDriverSession> {
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const [number] = await once(display.stdout!, 'data');
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${String(number).trim()}`,
    WAYLAND_DISPLAY: '',
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => request(origin, 'GET', 'status').then(Boolean, () => false)).toBe(true);

  const created = (await request(origin, 'POST', 'session', { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `session/${created.sessionId}`;
  return {
    send: (command, parameters) => {
      const { method, path } = COMMANDS[command];
      return request(origin, method, `${session}/${path}`, parameters);
    },
    close: async () => {
      await request(origin, 'DELETE', session).catch(() => {});
      await stop(driver);
      await stop(display);
    },
  };
}

async function request(origin: string, method: string, path: string, parameters: object = {}) {
  const body = method === 'POST' ? JSON.stringify(parameters) : undefined;
  const response = await fetch(`${origin}/${path}`, { method, body });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value;
}

/** A port that nothing listens on. The driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
