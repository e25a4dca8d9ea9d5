/**
 * Serves the built site in `out/` as a static host does, after a build.
 *
 *   npm start [-- --port 4000]
 *
 * The port is 3000 by default, or the next one that is free.
 */
import { parseArgs } from 'node:util';
import { runScript } from '@/lib/machine/run-script';
import { startOnPort } from '@/lib/machine/start-on-port';
import { serveFolder } from '@/lib/publish/hosting/static-server';

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const { url } = await startOnPort(values.port, 3000, 'npm start', (port) =>
    serveFolder('out', { port, isPublic: true, isCompressed: true }),
  );
  console.log(`The site is on ${url}/`);
}

runScript(start);
