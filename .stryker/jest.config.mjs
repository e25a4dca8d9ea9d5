import base from '../jest.config.mjs';

/** In milliseconds. Shorter than Stryker's own limit, after which it has to start the tests' process again. */
const testTimeout = 10_000;

const shared = {
  rootDir: process.cwd(),
  testEnvironment: `${process.cwd()}/.stryker/environment.cjs`,
};

function forMutants({ testEnvironment, ...project }) {
  return {
    ...project,
    ...shared,
    testEnvironmentOptions: { environment: testEnvironment },
    // The tests of these modules alone. Jest looks through all files of these folders for each mutant.
    roots: ['<rootDir>/lib', '<rootDir>/__tests__/unit/lib'],
    testPathIgnorePatterns: [
      ...project.testPathIgnorePatterns,
      '/unit/lib/(catalogue/check|cli|editor|files|machine|publish)/',
    ],
    dependencyExtractor: '<rootDir>/.stryker/direct-imports.mjs',
  };
}

/** The configuration of the unit tests, for Stryker. */
export default async () => {
  const config = await base();
  return config.projects
    ? { ...config, ...shared, testTimeout, projects: config.projects.map(forMutants) }
    : { ...forMutants(config), testTimeout };
};
