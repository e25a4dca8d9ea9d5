import type { PlaywrightTestConfig } from '@playwright/test';
import { SETTING_NAMES } from '../lib/build/settings';
import { BROWSER_ARGS, findBrowser } from './tools/browser';

// The settings of the shell are those of the owner's site. Each copy of the tests has its own.
for (const name of SETTING_NAMES) delete process.env[name];

/**
 * What all configurations share. The time limits, in milliseconds, are for a machine that builds sites at the same time.
 * They are no statement about the site: tests that measure time have limits of their own.
 */
export const SHARED_OPTIONS = {
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
} satisfies PlaywrightTestConfig;

/** A page of a test lives for seconds: to optimize its code takes longer than the faster code saves. */
const NO_OPTIMIZATION = '--js-flags=--no-opt,--no-maglev';

/** The browser of the end-to-end tests. */
export const CHROMIUM = {
  screenshot: 'only-on-failure',
  // Playwright cannot answer the requests of a service worker. Tests of the worker allow it.
  serviceWorkers: 'block',
  // Each frame of an animation takes processor time. Tests of animations have `ANIMATED`.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGS, NO_OPTIMIZATION] },
} satisfies PlaywrightTestConfig['use'];
