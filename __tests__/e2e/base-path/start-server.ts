import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer as listen } from '@/lib/machine/http-server';
import { findServer, type Place, type Server } from '../../tools/servers';

export interface RunningServer {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  stop: () => Promise<void>;
}

/** A site, and how it is served. */
export type Site = Pick<Place, 'basePath' | 'layout' | 'languages' | 'root'>;

/** Starts a server with the generated configuration, on a free port of 127.0.0.1 and in a temporary folder. */
export async function startServer(server: Server, site: Site): Promise<RunningServer> {
  const dir = temporaryFolder();
  const port = await freePort();
  return launch(findServer(server), dir, server.configure({ ...site, dir, port }), port);
}

/** A temporary folder that all users can read: when the tests run as root, servers read files as another user. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'server-'));
  chmodSync(dir, 0o755);
  return dir;
}

/**
 * Starts a server, and waits until it answers.
 *
 * @param program Its path, if it is installed.
 * @param dir Its temporary folder, in which it runs, and which is removed when it stops.
 */
export async function launch(
  program: string | undefined,
  dir: string,
  args: readonly string[],
  port: number,
): Promise<RunningServer> {
  if (!program) throw new Error('The server is not installed.');
  const env = { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  const server = spawn(program, args, {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
    // Its own process group: the programs that it starts end with it.
    detached: true,
  });
  let errors = '';
  server.stderr.on('data', (data) => {
    errors += data;
  });
  // Stops the server also when the test run is interrupted.
  process.once('exit', () => signal(server));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(server);
    rmSync(dir, { recursive: true, force: true });
  };
  if (await answers(origin, server)) return { origin, stop };
  await stop();
  throw new Error(`${program} did not start: ${errors}`);
}

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen(() => {});
  await close();
  return Number(new URL(url).port);
}

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    signal(server);
  });
}

/** Ends a server, and the programs that it has started. */
function signal({ pid = 0, exitCode, signalCode }: ChildProcess): void {
  if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
}
