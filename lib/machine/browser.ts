import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { which } from './programs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** How the tests start their browser: no sandbox, which root cannot have, and no calls of its own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser to test in: `CHROME_PATH`, else an installed Chrome or Chromium; undefined where there is neither. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  return NAMES.map(which).find((path) => path !== undefined) ?? (existsSync(MAC) ? MAC : undefined);
}

/** Playwright's own browser, where it was downloaded. */
export function hasPlaywrightBrowser(): boolean {
  return existsSync(chromium.executablePath());
}
