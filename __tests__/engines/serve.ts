import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import handler from 'serve-handler';

/** Serves a folder as `npm start` does, with `serve.json`, on a free port and in this process. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const config = { ...JSON.parse(readFileSync('serve.json', 'utf8')), public: folder, etag: true };
  const server = createServer((request, response) => void handler(request, response, config));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
