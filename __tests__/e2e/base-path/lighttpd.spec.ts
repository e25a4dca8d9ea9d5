import { verifySite } from '@/lib/publish/hosting/verify';
import { areServersSkipped, findServer, lighttpd } from '../../tools/servers';
import { copies } from '../copies';
import { expect, test } from '../support';
import { startServer } from './start-server';
import { BASE_PATH, ROOT } from './store';

test.skip(areServersSkipped() || !findServer(lighttpd), 'lighttpd is not installed.');

for (const [basePath, root] of [
  ['', copies.site],
  [BASE_PATH, ROOT],
] as const)
  test(`beside Debian’s configuration, lighttpd serves the site at ${basePath || 'the root'}`, async () => {
    const server = await startServer(lighttpd, { basePath, root, layout: 'files' });
    try {
      expect((await verifySite(`${server.origin}${basePath}/`)).differences).toEqual([]);
    } finally {
      await server.stop();
    }
  });
