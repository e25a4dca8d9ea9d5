export default {
  // Not lib/site.ts and lib/mark.ts: a company's own texts, links and colours. Not what only tests in browsers prove.
  mutate: [
    'lib/{id,routes}.ts',
    'lib/{browser,catalogue,compare,installed,navigation,source,text}/*.ts',
    'lib/catalogue/search/*.ts',
    '!lib/navigation/use-url-parameter.ts',
  ],
  testRunner: 'jest',
  jest: { configFile: '.stryker/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 3,
  // A mutant that waits for ever ends its test process, which starts again. Most tests of a module take a second.
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  // Stryker rewrites a tsconfig.json by TypeScript's JavaScript API, which version 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['/out', '/coverage', '/test-results', '/playwright-report', '/__tests__/e2e', '/public'],
};
