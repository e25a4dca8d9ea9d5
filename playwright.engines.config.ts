import { defineConfig } from '@playwright/test';
import { ENGINES, isEngineSkipped } from './lib/machine/engines';

/** The main journeys in Firefox and WebKit, against the built site. */
export default defineConfig({
  testDir: '__tests__/engines',
  forbidOnly: Boolean(process.env.CI),
  // Each worker has a browser.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: ENGINES.filter((name) => !isEngineSkipped(name)).map((name) => ({ name })),
  reporter: [['list'], ['./__tests__/engines/summary.ts']],
});
