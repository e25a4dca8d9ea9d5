/** Sees to it that the end-to-end tests have a browser: an installed one, else Playwright's own, else Debian's. */
import { findBrowser, hasPlaywrightBrowser } from '@/lib/machine/browser';
import { canInstallFromDebian, run } from '@/lib/machine/programs';

const isDebian = canInstallFromDebian();

const isThere =
  findBrowser() !== undefined ||
  hasPlaywrightBrowser() ||
  run('npx', 'playwright', 'install', ...(isDebian ? ['--with-deps'] : []), 'chromium') ||
  (isDebian && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium'));

if (!isThere) {
  console.error(
    'No browser for the end-to-end tests. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
  process.exitCode = 1;
}
