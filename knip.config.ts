import type { KnipConfig } from 'knip';

/**
 * `!` marks the files for --production, which reports exports and dependencies that only tests use. With --strict, it also
 * reports development dependencies that the product imports: a production install does not have them.
 */
const config: KnipConfig = {
  entry: [
    'lib/cli/*.ts!',
    // Next knows it by `pageExtensions`.
    'app/**/page.edit.tsx!',
    // The build leads imports of lib/site to it.
    'lib/site.*.ts!',
    // A loader of the bundler, by path.
    'lib/publish/inline-texts.cjs!',
    // The build bundles the service workers by path.
    'lib/offline/{worker,self-destroying-worker}.ts!',
    '.stryker/*.mjs',
    '__tests__/**/*.{test,spec}.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,mjs}!', '!__tests__/**!'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // next.config.ts, which --production leaves out, reads what an owner declares.
    'lib/site.ts': ['exports'],
    // The build leads imports of the interface’s texts to a language. Unused ones are found in English, and others have the same.
    'lib/texts/!(en)/*': ['exports', 'files'],
  },
  ignoreUnresolved: [/^\.\/lib\/texts\//],
  // The fonts are read from node_modules by path. With --strict, knip ignores imports of types and of stylesheets, and
  // postcss.config.mjs.
  ignoreDependencies: [/^@fontsource/, 'schema-dts', 'tailwindcss', '@tailwindcss/postcss'],
};

export default config;
