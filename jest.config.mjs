import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  restoreMocks: true,
  // Copies of the project, while mutation tests run.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
};

// next/jest compiles with the same SWC, JSX and CSS settings as the build.
export default nextJest({ dir: './' })(config);
