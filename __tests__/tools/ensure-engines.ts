/**
 * Installs Firefox and WebKit where they are missing: Playwright's builds, else Debian's. SKIP_FIREFOX=1 and
 * SKIP_WEBKIT=1 leave one out.
 *
 * The first step of npm run test:engines.
 */

import { runScript } from '@/lib/machine/run-script';
import { DEBIAN_PACKAGES, ENGINES, type EngineName, findEngine, isEngineSkipped } from './engines';
import { canInstallFromDebian, commandFile, run } from './programs';

const PLAYWRIGHT = commandFile('@playwright/test', 'playwright');
const isDebian = canInstallFromDebian();

function install(name: EngineName): boolean {
  return (
    run(process.execPath, PLAYWRIGHT, 'install', ...(isDebian ? ['--with-deps'] : []), name) ||
    (isDebian &&
      run('apt-get', 'update') &&
      run('apt-get', 'install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES[name]))
  );
}

function ensureEngines(): void {
  if (ENGINES.every(isEngineSkipped)) {
    console.error('Both engines are left out. There is nothing to test.');
    process.exitCode = 1;
  }

  for (const name of ENGINES) {
    const skip = `SKIP_${name.toUpperCase()}=1`;
    if (isEngineSkipped(name)) console.warn(`${skip}: ${name} is left out.`);
    else if (!findEngine(name) && !(install(name) && findEngine(name))) {
      console.error(
        `No ${name} for the tests. Run "npx playwright install --with-deps ${name}" (or, on Debian, "apt-get install ${DEBIAN_PACKAGES[name].join(' ')}"), or leave it out with ${skip}.`,
      );
      process.exitCode = 1;
    }
  }
}

runScript(ensureEngines);
