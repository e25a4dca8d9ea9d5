/**
 * Serves the built site in `out/` as a static host does, after a build.
 *
 *   npm start [-- --port 3000]
 */
import { parseArgs } from 'node:util';
import { runScript } from '@/lib/machine/run-script';
import { serveFolder } from '@/lib/machine/static-server';

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port is ${JSON.stringify(values.port)}. Use a number from 0 to 65535.`);
  const { url } = await serveFolder('out', { port, isPublic: true, isCompressed: true }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Use another one: npm start -- --port ${port + 1}`);
  });
  console.log(`The site is on ${url}/`);
}

runScript(start);
