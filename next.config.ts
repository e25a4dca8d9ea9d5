import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { hasWorker, isPreview } from './lib/build/mode';

// For a site below the root of its domain: NEXT_PUBLIC_BASE_PATH=/store.
const basePath = process.env.NEXT_PUBLIC_BASE_PATH || undefined;

// The tests build each copy of the site once. TEST_COPY=1 omits the build cache and the type check: the build of the
// site has checked the types.
const isTestCopy = process.env.TEST_COPY === '1';

const nextConfig: NextConfig = {
  output: 'export',
  basePath,
  // With a base path, home is /store/. Without the trailing slash, the router requests home's payload at /store.txt,
  // which is outside the site, and reloads the document after the 404.
  skipTrailingSlashRedirect: basePath !== undefined,
  // Build constants. A build excludes all code of what it does not have.
  env: {
    PREVIEW_BUILD: isPreview(process.env) ? '1' : '',
    OFFLINE_BUILD: hasWorker(process.env) ? '1' : '',
  },
  typescript: {
    // Excludes the tests, because a production install does not have their packages.
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: isTestCopy,
  },
  experimental: {
    turbopackFileSystemCacheForBuild: !isTestCopy,
    // Pages are prerendered on all cores. By default one is left free, which is half of two.
    cpus: isTestCopy ? 1 : availableParallelism(),
    // What all pages share is one chunk, not four: 2.5 kB (gzip) and three requests less on a first visit. After a change
    // of the code, which is rarer than one of the catalogue, visitors load it again as a whole. In bytes before minifying.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 1_000_000 },
  },
  // ES modules only, which jest cannot load unless they are compiled.
  transpilePackages: ['fontkitten', 'png-to-ico'],
  // The build reads from the maps which packages a chunk contains, and then moves them out of the export.
  productionBrowserSourceMaps: true,
  poweredByHeader: false,
  reactStrictMode: true,
};

export default nextConfig;
