import { defineConfig } from '@playwright/test';
import { TIME_LIMITS } from './__tests__/time-limits';
import { BROWSER_ARGS, findBrowser } from './lib/machine/browser';

/** The site with catalogues of different sizes, from none to 10,000 apps. */
export default defineConfig({
  testDir: '__tests__/e2e/catalogues',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...TIME_LIMITS,
  workers: 4,
  projects: [
    { name: 'builds', testMatch: 'catalogues.setup.ts', workers: 1 },
    { name: 'catalogues', testMatch: 'catalogues.spec.ts', dependencies: ['builds'] },
  ],
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    // Playwright cannot answer the requests of a service worker. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
});
