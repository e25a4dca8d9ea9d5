import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Serves a built site as a static host does, until `stopServing`. */
export async function serveSite(out: string, port: number): Promise<ChildProcess> {
  const server = spawn(
    'npx',
    ['serve', out, '--config', join(process.cwd(), 'serve.json'), '--listen', `${port}`],
    { stdio: 'ignore', detached: true },
  );
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}`).then(
          ({ ok }) => ok,
          () => false,
        ),
      // A busy machine needs more than the usual five seconds to start it.
      { timeout: 30_000 },
    )
    .toBe(true);
  return server;
}

/** Ends the server with all its processes. */
export function stopServing(server: ChildProcess): void {
  if (server.pid) process.kill(-server.pid);
}
