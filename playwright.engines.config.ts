import { defineConfig } from '@playwright/test';
import { SHARED_OPTIONS } from './__tests__/playwright-options';
import { ENGINES, isEngineSkipped } from './__tests__/tools/engines';

/** The main journeys in Firefox and WebKit, against the built site. */
export default defineConfig({
  testDir: '__tests__/engines',
  ...SHARED_OPTIONS,
  fullyParallel: false,
  // Each worker has a browser.
  workers: 2,
  projects: ENGINES.filter((name) => !isEngineSkipped(name)).map((name) => ({ name })),
  reporter: [['list'], ['./__tests__/engines/summary.ts']],
});
