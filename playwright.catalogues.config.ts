import { defineConfig } from '@playwright/test';
import { CHROMIUM, SHARED_OPTIONS } from './__tests__/playwright-options';

/** The site with catalogues of different sizes, from none to 10,000 apps. */
export default defineConfig({
  testDir: '__tests__/e2e/catalogues',
  ...SHARED_OPTIONS,
  projects: [
    { name: 'builds', testMatch: 'catalogues.setup.ts', workers: 1 },
    { name: 'catalogues', testMatch: '*.spec.ts', dependencies: ['builds'] },
  ],
  use: CHROMIUM,
});
