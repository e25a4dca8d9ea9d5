import { defineConfig } from '@playwright/test';
import { TIME_LIMITS } from './__tests__/time-limits';
import { ENGINES, isEngineSkipped } from './lib/machine/engines';

/** The main journeys in Firefox and WebKit, against the built site. */
export default defineConfig({
  testDir: '__tests__/engines',
  forbidOnly: Boolean(process.env.CI),
  // Each worker has a browser.
  workers: 2,
  ...TIME_LIMITS,
  projects: ENGINES.filter((name) => !isEngineSkipped(name)).map((name) => ({ name })),
  reporter: [['list'], ['./__tests__/engines/summary.ts']],
});
