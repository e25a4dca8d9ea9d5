import type { PlaywrightTestConfig } from '@playwright/test';
import { SHELL_VARIABLES } from './fixtures/shell-variables';
import { BROWSER_ARGS, findBrowser } from './tools/browser';

// The settings and proxies of the shell are the owner's. Each copy of the tests has its own.
for (const name of SHELL_VARIABLES) delete process.env[name];

/**
 * What all configurations share. The time limits, in milliseconds, end a test that would never end, on any machine. They are
 * no statement about the site.
 */
export const SHARED_OPTIONS = {
  fullyParallel: true,
  // More are slower on two cores, because each loads the tests and starts a browser. `npm run test:busy` sets the variable.
  workers: Number(process.env.TEST_WORKERS) || 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 900_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  reporter: [['list']],
} satisfies PlaywrightTestConfig;

/** A page of a test lives for seconds: to optimize its code takes longer than the faster code saves. */
const NO_OPTIMIZATION = '--js-flags=--no-opt,--no-maglev';

/** The browser of the end-to-end tests. */
export const CHROMIUM = {
  screenshot: 'only-on-failure',
  // Playwright cannot answer the requests of a service worker. Tests of the worker allow it.
  serviceWorkers: 'block',
  // Each frame of an animation takes processor time. Tests of animations have `ANIMATED`.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGS, NO_OPTIMIZATION] },
} satisfies PlaywrightTestConfig['use'];
