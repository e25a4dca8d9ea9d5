import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './lib/scripts/browser';

const PORT = 3210;

export default defineConfig({
  testDir: '__tests__/e2e',
  // They have a site and a server of their own: playwright.base-path.config.ts.
  testIgnore: '**/base-path/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  webServer: {
    command: `npx serve out --config ../serve.json --listen ${PORT} --no-clipboard --no-request-logging`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !process.env.CI,
  },
});
