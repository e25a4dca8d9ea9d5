/** Installs Firefox and WebKit where they are missing: Playwright's builds, else Debian's. */
import {
  DEBIAN_PACKAGES,
  ENGINES,
  type EngineName,
  findEngine,
  isEngineSkipped,
} from '@/lib/machine/engines';
import { canInstallFromDebian, run } from '@/lib/machine/programs';

const isDebian = canInstallFromDebian();

function install(name: EngineName): boolean {
  return (
    run('npx', 'playwright', 'install', ...(isDebian ? ['--with-deps'] : []), name) ||
    (isDebian &&
      run('apt-get', 'update') &&
      run('apt-get', 'install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES[name]))
  );
}

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
