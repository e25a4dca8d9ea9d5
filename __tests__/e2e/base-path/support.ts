import { areServersSkipped, type Layout, type Server } from '../../tools/servers';
import { test as base, expect } from '../support';
import { BASE_PATH } from './store';

const origins: Record<string, string> = JSON.parse(process.env.SERVER_ORIGINS ?? '{}');

/** The origin of a server that the setup has started for a base path. Undefined if the server is not installed. */
export function originOf(
  name: Server['name'],
  basePath: string,
  layout: Layout = 'files',
): string | undefined {
  return origins[`${name} ${layout} ${basePath}`];
}

/** Like the tests at the root, behind nginx. They also fail on a request outside the base path. */
export const test = base.extend<{ needsServers: undefined }>({
  needsServers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use, testInfo) => {
      testInfo.skip(areServersSkipped(), 'nginx is not installed, or SKIP_NGINX=1.');
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: originOf('nginx', BASE_PATH) ?? '',
  page: async ({ page }, use) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol === 'http:' && !`${pathname}/`.startsWith(`${BASE_PATH}/`)) outside.push(pathname);
    });
    await use(page);
    expect(outside, 'no requests outside the base path').toEqual([]);
  },
});
