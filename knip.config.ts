import type { KnipConfig } from 'knip';

/** `!` marks what counts with --production: there, exports that only tests use are unused. */
const config: KnipConfig = {
  entry: ['lib/scripts/*.ts!', '__tests__/**/*.{test,spec}.{ts,tsx}'],
  project: ['**/*.{ts,tsx,mjs}!', '!__tests__/**!'],
  ignoreExportsUsedInFile: true,
  // The fonts are read from node_modules by path.
  ignoreDependencies: ['@fontsource-variable/figtree', '@fontsource/figtree'],
};

export default config;
