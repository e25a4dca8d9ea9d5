export default {
  // Not lib/site.ts and lib/mark.ts: a company's own texts, links and colours.
  mutate: ['lib/{format,routes}.ts', 'lib/{catalogue,compare,hooks,installed,navigation}/*.ts'],
  testRunner: 'jest',
  jest: { configFile: '.stryker/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // Jest runs all tests of a file anyway. The report names every test that a mutant fails, not only the first.
  disableBail: true,
  concurrency: 2,
  // On a busy machine, a slow test is no endless loop. Stryker finds those by counting.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  // Stryker rewrites a tsconfig.json by TypeScript's JavaScript API, which version 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['/out', '/coverage', '/test-results', '/playwright-report', '/__tests__/e2e', '/public'],
};
