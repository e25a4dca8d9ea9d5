import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  output: 'export',
  // A host may serve the folder below the root of its domain: NEXT_PUBLIC_BASE_PATH=/store.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  poweredByHeader: false,
  reactStrictMode: true,
};

export default nextConfig;
