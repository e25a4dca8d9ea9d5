/**
 * Serves the built site in `out/` as a static host does, after a build.
 *
 *   npm start [-- --port 3000]
 */
import { parseArgs } from 'node:util';
import { runScript } from '@/lib/machine/run-script';
import { startOnPort } from '@/lib/machine/start-on-port';
import { serveFolder } from '@/lib/publish/hosting/static-server';

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
  const { url } = await startOnPort(values.port, 'npm start', (port) =>
    serveFolder('out', { port, isPublic: true, isCompressed: true }),
  );
  console.log(`The site is on ${url}/`);
}

runScript(start);
