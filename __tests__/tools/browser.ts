import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { which } from './programs';

/** Debian's build without a user interface. The tests take a third less time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Command-line arguments of the test browser. Disables the sandbox, which root cannot use, and background requests. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of the test browser: `CHROME_PATH`, otherwise an installed Chrome or Chromium. Undefined if there is none. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROME_PATH;
  return given || which(HEADLESS_SHELL) || findOrdinaryBrowser();
}

/** The path of an installed Chrome or Chromium with a user interface. Undefined if there is none. */
export function findOrdinaryBrowser(): string | undefined {
  return NAMES.map(which).find((path) => path !== undefined) ?? APPLICATIONS.find((path) => existsSync(path));
}

/** Whether Playwright's own browser is installed. */
export function hasPlaywrightBrowser(): boolean {
  return existsSync(chromium.executablePath());
}
