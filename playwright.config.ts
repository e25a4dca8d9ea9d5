import { defineConfig } from '@playwright/test';
import { CHROMIUM, SHARED_OPTIONS } from './__tests__/playwright-options';

/** Tests of the sites that copies.setup.ts builds. */
const COPIES =
  /e2e\/(bracketed|editor\/.*|chart|hostile|licences|odd-apps|oldest-browser|other-catalogues|preview|several-languages)\.spec\.ts$/;

/** Tests of another project, and those with a configuration of their own. */
const OTHERS = ['**/base-path/**', '**/catalogues/**'];

const isLong = process.env.TEST_ALL === '1';

/** Tests of ring 3 (__tests__/README.md), which only `npm run test:all` runs. */
const LONG = isLong ? [] : [/@long/];

/** Files with no other tests: the development server, and other catalogues. */
const LONG_FILES = isLong
  ? []
  : ['**/{bracketed,chart,development,edit-command,hostile,odd-apps,several-languages,several-tabs}.spec.ts'];

export default defineConfig({
  testDir: '__tests__/e2e',
  ...SHARED_OPTIONS,
  projects: [
    { name: 'builds', testMatch: 'copies.setup.ts', grepInvert: LONG },
    { name: 'journeys', testIgnore: [COPIES, ...OTHERS, ...LONG_FILES], grepInvert: LONG },
    {
      name: 'copies',
      testMatch: COPIES,
      testIgnore: LONG_FILES,
      dependencies: ['builds'],
      grepInvert: LONG,
    },
    // Below the root of its domain, behind a real nginx with the example configuration.
    {
      name: 'base-path',
      testDir: '__tests__/e2e/base-path',
      dependencies: ['builds'],
      grepInvert: LONG,
    },
  ],
  use: CHROMIUM,
});
