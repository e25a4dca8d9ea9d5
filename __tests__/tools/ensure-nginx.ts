/**
 * Ensures nginx for the tests below a base path: an installed one, otherwise Debian's. SKIP_NGINX=1 skips it.
 *
 * A step of npm run test:base-path.
 */

import { runScript } from '@/lib/machine/run-script';
import { findNginx, isNginxSkipped } from './nginx';
import { canInstallFromDebian, run } from './programs';

// Runlevel 1 prevents the package from starting its server, which would occupy port 80.
function installFromDebian(): boolean {
  return (
    canInstallFromDebian() &&
    run('apt-get', 'update') &&
    run('env', 'RUNLEVEL=1', 'apt-get', 'install', '-y', '--no-install-recommends', 'nginx-light')
  );
}

function ensureNginx(): void {
  if (isNginxSkipped()) {
    console.warn('SKIP_NGINX=1: the tests below a base path are skipped.');
  } else if (!findNginx() && !(installFromDebian() && findNginx())) {
    console.error(
      'There is no nginx for the tests below a base path. Install it (on Debian: apt-get install nginx-light), or skip these tests with SKIP_NGINX=1.',
    );
    process.exitCode = 1;
  }
}

runScript(ensureNginx);
