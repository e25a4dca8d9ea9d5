/**
 * Ensures the web servers of the tests below a base path: installed ones, otherwise Debian's. SKIP_NGINX=1 skips them.
 *
 * A step of npm run test:e2e.
 */

import { runScript } from '@/lib/machine/run-script';
import { ALL_SERVERS, findServer, installServers } from './servers';

function ensureServers(): void {
  if (process.env.SKIP_NGINX === '1') {
    console.warn('SKIP_NGINX=1: the tests below a base path are skipped.');
    return;
  }
  const missing = () => ALL_SERVERS.filter((server) => !findServer(server));
  if (missing().length > 0) installServers(missing());
  for (const { name, packageName, isRequired } of missing()) {
    const remedy = `Install it (on Debian: apt-get install ${packageName})`;
    if (isRequired && process.env.CI) {
      console.error(`There is no ${name}. ${remedy}, or skip the tests of servers with SKIP_NGINX=1.`);
      process.exitCode = 1;
    } else {
      const tests = isRequired ? 'the tests below a base path' : 'the tests of its configuration';
      console.warn(`There is no ${name}: ${tests} are skipped. ${remedy}.`);
    }
  }
}

runScript(ensureServers);
