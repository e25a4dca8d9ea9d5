/** Sees to it that the base path's tests have a real nginx: an installed one, else Debian's. */

import { findNginx, isNginxSkipped } from '@/lib/machine/nginx';
import { canInstallFromDebian, run } from '@/lib/machine/programs';

// At this runlevel the package does not start its own server, which would take port 80.
function installFromDebian(): boolean {
  return (
    canInstallFromDebian() &&
    run('apt-get', 'update') &&
    run('env', 'RUNLEVEL=1', 'apt-get', 'install', '-y', '--no-install-recommends', 'nginx-light')
  );
}

if (isNginxSkipped()) {
  console.warn('SKIP_NGINX=1: the tests of the base path are left out.');
} else if (!findNginx() && !(installFromDebian() && findNginx())) {
  console.error(
    'No nginx for the tests of the base path. Install it (on Debian: apt-get install nginx-light), or leave these tests out with SKIP_NGINX=1.',
  );
  process.exitCode = 1;
}
