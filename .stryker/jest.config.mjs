import base from '../jest.config.mjs';

/** They tell Stryker which test runs which mutant. */
const ENVIRONMENTS = {
  jsdom: '@stryker-mutator/jest-runner/jest-env/jsdom',
  node: '@stryker-mutator/jest-runner/jest-env/node',
};

function forMutants(project) {
  return {
    ...project,
    rootDir: process.cwd(),
    // The tests of these modules alone. Jest looks through all files of these folders for each mutant.
    roots: ['<rootDir>/lib', '<rootDir>/__tests__/unit/lib'],
    testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/unit/lib/(build|editor|machine|scripts)/'],
    dependencyExtractor: '<rootDir>/.stryker/direct-imports.mjs',
    testEnvironment: ENVIRONMENTS[project.testEnvironment],
  };
}

/** The configuration of the unit tests, for Stryker. */
export default async () => {
  const config = await base();
  return config.projects ? { ...config, projects: config.projects.map(forMutants) } : forMutants(config);
};
