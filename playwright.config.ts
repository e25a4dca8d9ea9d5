import { defineConfig } from '@playwright/test';
import { CHROMIUM, SHARED_OPTIONS } from './__tests__/playwright-options';

/** Tests of the sites that copies.setup.ts builds. */
const COPIES =
  /e2e\/(editor\/.*|chart|hostile|licences|odd-apps|other-catalogues|preview|sharing)\.spec\.ts$/;

/** Tests with a configuration of their own. */
const OTHERS = ['**/base-path/**', '**/catalogues/**'];

/** Tests that measure how long something takes at most: they run one by one, when all others are over. */
const TIMING = /@timing/;

const isLong = process.env.TEST_ALL === '1';

/** Variants of other tests, which only `npm run test:all` runs. */
const LONG = isLong ? [] : [/@long/];

/** Tests of the development server, which compiles each route. */
const DEVELOPMENT = isLong ? [] : ['**/{development,edit-command}.spec.ts'];

export default defineConfig({
  testDir: '__tests__/e2e',
  ...SHARED_OPTIONS,
  // Most of a journey is waiting.
  workers: 5,
  projects: [
    { name: 'builds', testMatch: 'copies.setup.ts', grepInvert: LONG },
    { name: 'journeys', testIgnore: [COPIES, ...OTHERS, ...DEVELOPMENT], grepInvert: [TIMING, ...LONG] },
    { name: 'copies', testMatch: COPIES, dependencies: ['builds'], grepInvert: LONG },
    {
      name: 'timing',
      testIgnore: [COPIES, ...OTHERS],
      grep: TIMING,
      dependencies: ['journeys', 'copies'],
      workers: 1,
    },
  ],
  use: CHROMIUM,
});
