import { defineConfig } from '@playwright/test';
import { TIME_LIMITS } from './__tests__/time-limits';
import { BROWSER_ARGS, findBrowser } from './lib/machine/browser';

/** Tests of the sites that copies.setup.ts builds. */
const COPIES = /e2e\/(chart|hostile|odd-apps|other-catalogues|preview|sharing)\.spec\.ts$/;

/** Tests with a configuration of their own: playwright.base-path.config.ts and playwright.catalogues.config.ts. */
const OTHERS = ['**/base-path/**', '**/catalogues/**'];

/** Tests that measure how long something takes at most: they run one by one, when all others are over. */
const TIMING = /@timing/;

/** Variants of other tests, which only `npm run test:all` runs. */
const LONG = process.env.TEST_ALL === '1' ? [] : [/@long/];

export default defineConfig({
  testDir: '__tests__/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...TIME_LIMITS,
  // Most of a journey is waiting.
  workers: 4,
  projects: [
    { name: 'builds', testMatch: 'copies.setup.ts' },
    { name: 'journeys', testIgnore: [COPIES, ...OTHERS], grepInvert: [TIMING, ...LONG] },
    { name: 'copies', testMatch: COPIES, dependencies: ['builds'], grepInvert: LONG },
    {
      name: 'timing',
      testIgnore: [COPIES, ...OTHERS],
      grep: TIMING,
      dependencies: ['journeys', 'copies'],
      workers: 1,
    },
  ],
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    // Playwright cannot answer the requests of a service worker. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
});
