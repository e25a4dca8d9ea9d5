import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { buildId, installationOf } from './lib/publish/build-id';
import { builtLanguages, languageImports, textLanguages, textsFolder } from './lib/publish/languages';
import { catalogueConstants, readSettings } from './lib/publish/settings';
import { hasSurprise, site } from './lib/site';

const settings = readSettings();
const { hasWorker, isPreview, urlStyle } = settings;
const basePath = settings.basePath + settings.languagePath;
/** Whether the pages for editors, `page.edit.tsx`, are part of the build. */
const isEditing = process.env.EDITOR_BUILD === '1';
const hasEditor = isEditing || isPreview;
const pagesAreFolders = urlStyle === 'folders';

const installation = installationOf(process.cwd());
const { all: languages, own: language } = builtLanguages(process.cwd(), site.languages, settings);
/** The texts of the language, below the folder of the project. */
const texts = textsFolder(process.cwd(), language);

const nextConfig: NextConfig = {
  // In an npm workspace. Next would not look above the folder of a repository, and not without a lock file there.
  turbopack: {
    ...(installation !== process.cwd() && { root: installation }),
    // Newer than the parser, which keeps it as it is.
    ignoreIssue: [{ path: '**/app/globals.css', description: /'scroll-button' is not recognized/ }],
    resolveAlias: Object.fromEntries(
      Object.entries(languageImports(process.cwd(), language)).map(([name, path]) => [name, `./${path}`]),
    ),
    rules: {
      '*': {
        condition: {
          all: [
            'browser',
            'production',
            { not: 'foreign' },
            { content: /import \* as \w+ from '@\/texts\// },
          ],
        },
        // Relative: the bundler’s cache keeps them, and the folder of the project can be renamed.
        loaders: [{ loader: './lib/publish/inline-texts.cjs', options: { folder: texts } }],
      },
    },
  },
  // Not in development. There, Next would refuse the URL of an app that its list of pages lacks.
  output: process.env.NODE_ENV === 'development' ? undefined : 'export',
  basePath,
  generateBuildId: () => buildId(process.cwd()),
  ...(isEditing && {
    // Next locks its folder. Each editor has one, so that it runs beside `npm run dev` and other editors. A build keeps the
    // cache.
    distDir: `.next/cache/edit-${process.env.EDITOR_PORT}`,
    // It would cover the editor's buttons.
    devIndicators: false,
  }),
  pageExtensions: ['tsx', 'ts', ...(hasEditor ? ['edit.tsx'] : [])],
  trailingSlash: pagesAreFolders,
  // With a base path, home is /store/. Without the trailing slash, the router requests home's payload at /store.txt,
  // which is outside the site, and reloads the document after the 404.
  skipTrailingSlashRedirect: basePath !== '' && !pagesAreFolders,
  // Build constants. A build excludes all code of what it does not have.
  env: {
    URL_STYLE: urlStyle,
    ...catalogueConstants(process.cwd()),
    PREVIEW_BUILD: isPreview ? '1' : '',
    EDITOR_BUILD: isEditing ? '1' : '',
    OFFLINE_BUILD: hasWorker ? '1' : '',
    RIGHT_TO_LEFT: /'rtl';/.test(readFileSync(join(texts, 'language.ts'), 'utf8')) ? '1' : '',
    LANGUAGE_PATH: settings.languagePath,
    LANGUAGES: languages.length > 1 ? languages.join(' ') : '',
    SURPRISE: hasSurprise ? '1' : '',
    TEXT_LANGUAGES: textLanguages(process.cwd(), site.languages, process.env.NODE_ENV !== 'development'),
  },
  typescript: {
    // Excludes the tests, because a production install does not have their packages.
    tsconfigPath: 'tsconfig.build.json',
    // The types are the same in all languages, and the build of the first one checks them.
    ...(settings.languagePath !== '' && { ignoreBuildErrors: true }),
  },
  experimental: {
    // Otherwise Next writes the folder of the editor into tsconfig.build.json.
    strictRouteTypes: isEditing,
    // Pages are prerendered on all cores. By default one is left free, which is half of two.
    cpus: availableParallelism(),
    // What all pages share is one chunk, not four: 2.5 kB (gzip) and three requests less on a first visit. After a change
    // of the code, which is rarer than one of the catalogue, visitors load it again as a whole. In bytes before minifying.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 1_000_000 },
    // In place of `:dir(rtl)` it would write a list of languages, which the texts of apps do not have.
    lightningCssFeatures: { exclude: ['dir-selector'] },
  },
  // It runs a program that it finds beside itself.
  serverExternalPackages: ['esbuild'],
  // ES modules only, which jest cannot load unless they are compiled.
  transpilePackages: ['fontkitten', 'png-to-ico'],
  poweredByHeader: false,
  reactStrictMode: true,
};

export default nextConfig;
