import { areServersSkipped, findServer, type Layout, SERVERS, type Server } from '../../tools/servers';
import { outOf } from '../build-site';
import { copies } from '../copies';
import { test as base, expect } from '../support';
import { type RunningServer, startServer } from './start-server';
import { BASE_PATH, rootOf } from './store';

/** A server, and what it serves. */
interface Served {
  name: Server['name'];
  basePath: string;
  layout: Layout;
}

function rootFor({ basePath, layout }: Served): string {
  if (layout === 'files') return basePath ? rootOf('store') : copies.site;
  return basePath ? rootOf('store-folders') : outOf('folders');
}

interface WorkerFixtures {
  /** Starts a server with the generated configuration, once per worker; returns its origin. */
  start: (served: Served) => Promise<string>;
}

/** Like the tests at the root, behind nginx. They also fail on a request outside the base path. */
export const test = base.extend<{ served: Served; origin: string }, WorkerFixtures>({
  start: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const running = new Map<string, Promise<RunningServer>>();
      await use(async (served) => {
        const key = JSON.stringify(served);
        const server = SERVERS.find(({ name }) => name === served.name)!;
        const starting = running.get(key) ?? startServer(server, { ...served, root: rootFor(served) });
        running.set(key, starting);
        return (await starting).origin;
      });
      for (const server of running.values()) await (await server).stop();
    },
    { scope: 'worker' },
  ],
  served: [{ name: 'nginx', basePath: BASE_PATH, layout: 'files' }, { option: true }],
  origin: [
    async ({ start, served }, use, testInfo) => {
      testInfo.skip(areServersSkipped(), 'nginx is not installed, or SKIP_NGINX=1.');
      const server = SERVERS.find(({ name }) => name === served.name)!;
      testInfo.skip(!server.isRequired && !findServer(server), `${served.name} is not installed.`);
      await use(await start(served));
    },
    { auto: true },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  page: async ({ page, served }, use) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol === 'http:' && !`${pathname}/`.startsWith(`${served.basePath}/`)) outside.push(pathname);
    });
    await use(page);
    expect(outside, 'no requests outside the base path').toEqual([]);
  },
});
