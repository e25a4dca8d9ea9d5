import { defineConfig } from '@playwright/test';
import { CHROMIUM, SHARED_OPTIONS } from './__tests__/playwright-options';

/** The site below the root of its domain, behind a real nginx with the example configuration. */
export default defineConfig({
  testDir: '__tests__/e2e/base-path',
  globalSetup: './__tests__/e2e/base-path/setup.ts',
  ...SHARED_OPTIONS,
  grepInvert: process.env.TEST_ALL === '1' ? [] : [/@long/],
  use: CHROMIUM,
});
