import type { Page } from '@playwright/test';
import type { App } from '@/lib/catalogue/schema';
import { type Host, SIGN_IN_NOISE } from '../sign-in';
import { test } from '../support';
import type { Step } from './actions';
import { Walker } from './walker';

/** The options of tests that walk. */
export const WALK_OPTIONS = {
  // Requests fail at random, which logs console errors.
  expectedNoise: new RegExp(`^(?!left the site)|${SIGN_IN_NOISE.source}`),
  hasTouch: true,
};

/**
 * Takes the steps of one sequence, and checks the invariants after those that wait for the page to settle.
 *
 * @param host With which sessions can end. Without it, they do not.
 */
export async function walk(
  page: Page,
  catalogue: readonly App[],
  steps: readonly Step[],
  host?: Host,
): Promise<void> {
  const walker = new Walker(page, catalogue, host);
  await walker.open();
  for (const step of steps) {
    if (!host && step.action.type === 'endSession') continue;
    await test.step(JSON.stringify(step), () => walker.take(step));
  }
  await walker.check();
  await walker.checkSession();
}
