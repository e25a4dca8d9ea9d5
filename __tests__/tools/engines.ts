import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { which } from './programs';

/** The engines of `npm run test:engines`, by Playwright's names. */
export const ENGINES = ['firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** Where an engine comes from: Playwright's own build, or Debian's package. */
export type EngineSource = 'playwright' | 'debian';

const PLAYWRIGHT = { firefox, webkit };

/** The commands of Debian's builds. WebKit has a driver, and a browser that needs a display. */
const DEBIAN_COMMANDS = { firefox: ['firefox-esr'], webkit: ['WebKitWebDriver', 'Xvfb'] };

/** Debian's packages with these commands. */
export const DEBIAN_PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** An installed engine: Playwright's, else Debian's; undefined if there is neither. */
export function findEngine(name: EngineName): EngineSource | undefined {
  if (existsSync(PLAYWRIGHT[name].executablePath())) return 'playwright';
  return DEBIAN_COMMANDS[name].every(which) ? 'debian' : undefined;
}

/** Whether the tests leave an engine out: `SKIP_FIREFOX=1` or `SKIP_WEBKIT=1`. */
export function isEngineSkipped(name: EngineName): boolean {
  return process.env[`SKIP_${name.toUpperCase()}`] === '1';
}
