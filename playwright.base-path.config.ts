import { defineConfig } from '@playwright/test';
import { TIME_LIMITS } from './__tests__/time-limits';
import { BROWSER_ARGS, findBrowser } from './lib/machine/browser';

/** The site below the root of its domain, behind a real nginx with the example configuration. */
export default defineConfig({
  testDir: '__tests__/e2e/base-path',
  globalSetup: './__tests__/e2e/base-path/setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...TIME_LIMITS,
  workers: 2,
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    // Playwright cannot answer the requests of a service worker. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
});
