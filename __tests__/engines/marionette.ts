import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { start, stop } from './processes';
import { COMMANDS, type WebDriverSession } from './webdriver-session';

/**
 * Debian's Firefox, driven by Marionette, the protocol of geckodriver: WebDriver commands over a socket.
 *
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function startFirefox(): Promise<WebDriverSession> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  // Any free port, which Firefox writes into its profile.
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const firefox = start('firefox-esr', ['--marionette', '--headless', '--no-remote', '--profile', profile]);
  // Its output is not needed, but must be read.
  firefox.stdout?.resume();
  const readPort = () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
  await expect(() => expect(readPort()).toBeGreaterThan(0)).toPass();
  const socket = connect(readPort(), '127.0.0.1');
  await once(socket, 'connect');

  const send = createSender(socket);
  await send('WebDriver:NewSession', {});
  return {
    send: (command, parameters = {}) => send(`WebDriver:${COMMANDS[command].marionette}`, parameters),
    close: async () => {
      socket.destroy();
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

type Response = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** Sends commands over a socket, each as `length:[0, id, name, parameters]`, and returns their results. */
function createSender(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const pending = new Map<number, (response: Response) => void>();
  let lastId = 0;
  let received = Buffer.alloc(0);

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is a greeting, not an array.
      if (Array.isArray(message)) pending.get(message[1])?.(message as Response);
    }
  });

  return (name, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const text = JSON.stringify([0, lastId, name, parameters]);
      pending.set(lastId, ([, id, error, result]) => {
        pending.delete(id);
        if (error) reject(new Error(error.message));
        else resolve(hasValue(result) ? result.value : result);
      });
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function hasValue(result: unknown): result is { value: unknown } {
  return typeof result === 'object' && result !== null && 'value' in result;
}
