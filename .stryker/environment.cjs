const environments = {
  jsdom: require('@stryker-mutator/jest-runner/jest-env/jsdom'),
  node: require('@stryker-mutator/jest-runner/jest-env/node'),
};

/** The environment that a project asks for. Stryker has one for all projects, which it sets itself. */
module.exports = class {
  constructor(config, context) {
    // biome-ignore lint/correctness/noConstructorReturn: Stryker extends this class.
    return new environments[config.projectConfig.testEnvironmentOptions.environment](config, context);
  }
};
