import type { Page } from '@playwright/test';
import type { App } from '@/lib/catalogue/schema';
import { test } from '../support';
import type { Step } from './actions';
import { Walker } from './walker';

/** The options of tests that walk. */
export const WALK_OPTIONS = {
  // Requests fail at random, which logs console errors.
  expectedNoise: /^(?!left the site)/,
  hasTouch: true,
};

/** Takes the steps of one sequence, and checks the invariants after those that wait for the page to settle. */
export async function walk(page: Page, catalogue: readonly App[], steps: readonly Step[]): Promise<void> {
  const walker = new Walker(page, catalogue);
  await walker.open();
  for (const step of steps) {
    await test.step(JSON.stringify(step), () => walker.take(step));
  }
  await walker.check();
}
