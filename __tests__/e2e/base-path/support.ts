import { isNginxSkipped } from '../../tools/nginx';
import { test as base, expect } from '../support';
import { BASE_PATH } from './store';

/** The servers that the setup started, by the base path that each serves. */
export const origins: Record<string, string> = {
  '': process.env.AT_ROOT_ORIGIN ?? '',
  [BASE_PATH]: process.env.BELOW_ROOT_ORIGIN ?? '',
};

/** Like the tests at the root. They also fail on a request outside the base path. */
export const test = base.extend<{ needsNginx: undefined }>({
  needsNginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use, testInfo) => {
      testInfo.skip(isNginxSkipped(), 'SKIP_NGINX=1');
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: origins[BASE_PATH],
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
