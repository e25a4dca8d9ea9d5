import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './lib/machine/browser';

// With different ports, two checkouts can run at the same time.
const PORT = Number(process.env.E2E_PORT ?? 3210);

/** Tests that build copies of the site. */
const BUILDS = /(chart|development|other-catalogues|preview|rebrand|sharing)\.spec\.ts$/;

export default defineConfig({
  testDir: '__tests__/e2e',
  // These tests have their own configuration: playwright.base-path.config.ts.
  testIgnore: '**/base-path/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A slow machine can miss a skeleton, which is shown for one second. The summary reports a retried test as flaky.
  retries: process.env.CI ? 1 : 0,
  // Builds use all CPUs, so they run after the journeys, which measure time.
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
