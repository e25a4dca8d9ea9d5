/** Sees to it that the end-to-end tests have a browser: an installed one, else Playwright's own, else Debian's. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, hasPlaywrightBrowser } from './browser';

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

const canInstallFromDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;

const isThere =
  findBrowser() !== undefined ||
  hasPlaywrightBrowser() ||
  run('npx', 'playwright', 'install', ...(canInstallFromDebian ? ['--with-deps'] : []), 'chromium') ||
  (canInstallFromDebian && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium'));

if (!isThere) {
  console.error(
    'No browser for the end-to-end tests. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
  process.exitCode = 1;
}
