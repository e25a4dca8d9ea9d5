import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

// next/jest compiles with the same SWC, JSX and CSS settings as the build.
const createConfig = nextJest({ dir: './' });

const UNIT = '**/__tests__/unit';

/** Tests of modules that need no window: a test file in Node starts in a fraction of the time. */
const NODE_TESTS = [
  `${UNIT}/*.test.ts`,
  `${UNIT}/{app,tools}/*.test.ts`,
  `${UNIT}/{framework-internals,components/ui/json-ld}.test.tsx`,
  `${UNIT}/components/{compare/{best,levels},details/chart-scale,listing/visible-rows}.test.ts`,
  `${UNIT}/lib/{id,page-files,routes,compare/ids,navigation/state-machine,offline/saved-pages}.test.ts`,
  `${UNIT}/lib/source/{compared-apps,decode-catalogue,fetch,search-texts}.test.ts`,
  `${UNIT}/lib/installed/{app-list,days,list-file,run-alone,several-tabs,share-link,store}.test.ts`,
  `${UNIT}/lib/{catalogue,cli,editor,files,machine,publish,text,texts}/**/*.test.ts`,
];

/** @type {import('jest').Config} */
const shared = {
  moduleNameMapper: { '^@/texts/(.*)$': '<rootDir>/lib/texts/en/$1', '^@/(.*)$': '<rootDir>/$1' },
  restoreMocks: true,
  setupFiles: ['<rootDir>/__tests__/unit/compile-once.ts'],
  globalSetup: '<rootDir>/__tests__/unit/clear-settings.ts',
  // Copies of the project: of mutation tests, and of the site under test.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/', '<rootDir>/.next/'],
};

/** @param {import('jest').Config} options */
async function project(options) {
  const { moduleNameMapper, ...config } = await createConfig({ ...shared, ...options })();
  return {
    ...config,
    moduleNameMapper: {
      // The brand of the tests instead of the owner's. SWC makes relative paths of "@/lib/site".
      '^(\\./|(\\.\\./)+)(lib/)?site$': '<rootDir>/__tests__/fixtures/site/site.ts',
      '^react-icons/': '<rootDir>/__tests__/fixtures/icons.ts',
      ...moduleNameMapper,
    },
  };
}

export default async () => ({
  // Test files also wait: for processes that they start, and for each other's compiled code. `npm run test:busy` sets the variable.
  maxWorkers: Number(process.env.TEST_WORKERS) || availableParallelism() + 1,
  // On a machine with many cores, workers of 1 GB each would be more than its memory. A new worker takes a second to start.
  workerIdleMemoryLimit: '600MB',
  // In milliseconds. For tests and workers that never end, on any machine: no unit test makes a statement about time.
  testTimeout: 300_000,
  workerGracefulExitTimeout: 300_000,
  projects: [
    await project({ displayName: 'node', testEnvironment: 'node', testMatch: NODE_TESTS }),
    await project({
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: [`${UNIT}/**/*.test.{ts,tsx}`, ...NODE_TESTS.map((pattern) => `!${pattern}`)],
      setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
    }),
  ],
});
