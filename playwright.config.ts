import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './lib/machine/browser';

// Another port lets two checkouts run at once.
const PORT = Number(process.env.E2E_PORT ?? 3210);

/** Tests that build copies of the site. */
const BUILDS = /(chart|development|other-catalogues|preview|rebrand|sharing)\.spec\.ts$/;

export default defineConfig({
  testDir: '__tests__/e2e',
  // They have a site and a server of their own: playwright.base-path.config.ts.
  testIgnore: '**/base-path/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine may stall for a second, which is all that a skeleton stands; the summary calls such a test flaky.
  retries: process.env.CI ? 1 : 0,
  // Builds take both processors: they come when the journeys, which look at seconds, are over.
  projects: [
    { name: 'journeys', testIgnore: [BUILDS, '**/base-path/**'] },
    { name: 'builds', testMatch: BUILDS, dependencies: ['journeys'] },
  ],
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  webServer: {
    command: `npx serve out --config ../serve.json --listen ${PORT} --no-clipboard --no-request-logging`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !process.env.CI,
  },
});
