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
  projects: [
    { name: 'builds', testDir: '__tests__/e2e', testMatch: 'copies.setup.ts', grep: /several languages/ },
    ...ENGINES.filter((name) => !isEngineSkipped(name)).map((name) => ({ name, dependencies: ['builds'] })),
  ],
});
