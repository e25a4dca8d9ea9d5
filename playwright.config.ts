import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './lib/machine/browser';

/** Tests of the sites that copies.setup.ts builds. */
const COPIES = /e2e\/(chart|odd-apps|other-catalogues|preview|rebrand|sharing)\.spec\.ts$/;

export default defineConfig({
  testDir: '__tests__/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Most of a journey is waiting.
  workers: 4,
  projects: [
    { name: 'builds', testMatch: 'copies.setup.ts' },
    // They have a site and a server of their own: playwright.base-path.config.ts.
    { name: 'journeys', testIgnore: [COPIES, '**/base-path/**'] },
    { name: 'copies', testMatch: COPIES, dependencies: ['builds'] },
  ],
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
});
