import type { NextConfig } from 'next';
import { isPreview } from './lib/build/preview/is-preview';

// A host may serve the folder below the root of its domain: NEXT_PUBLIC_BASE_PATH=/store.
const basePath = process.env.NEXT_PUBLIC_BASE_PATH || undefined;

const nextConfig: NextConfig = {
  output: 'export',
  basePath,
  // Home is then /store/, with its slash. Without it the router asks for home's payload at /store.txt, outside the
  // site, is refused, and loads the page anew at every click.
  skipTrailingSlashRedirect: basePath !== undefined,
  // A constant of the build: what stands behind it is left out of a production build altogether.
  env: { PREVIEW_BUILD: isPreview(process.env) ? '1' : '' },
  // Without the tests, whose packages a production install leaves out.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default nextConfig;
