/**
 * Ensures a browser for the end-to-end tests: an installed one, otherwise Playwright's, otherwise Debian's.
 *
 * The first step of npm run test:e2e, test:catalogues and test:monkey.
 */

import { runScript } from '@/lib/machine/run-script';
import { findBrowser, hasPlaywrightBrowser } from './browser';
import { canInstallFromDebian, commandFile, run } from './programs';

const PLAYWRIGHT = commandFile('@playwright/test', 'playwright');

function ensureBrowser(): void {
  const isDebian = canInstallFromDebian();
  const isInstalled =
    findBrowser() !== undefined ||
    hasPlaywrightBrowser() ||
    run(process.execPath, PLAYWRIGHT, 'install', ...(isDebian ? ['--with-deps'] : []), 'chromium') ||
    (isDebian && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium-headless-shell'));
  if (!isInstalled)
    throw new Error(
      'There is no browser for the end-to-end tests. Install Chrome or Chromium, or set CHROME_PATH to its path.',
    );
}

runScript(ensureBrowser);
