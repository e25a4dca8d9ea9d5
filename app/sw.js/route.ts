import { bundleWorker } from '@/lib/publish/offline/bundle-worker';

export const dynamic = 'force-static';

/**
 * The worker that removes itself, for development: a browser can have the worker of a build that was served from the same
 * origin. The last step of a build replaces it in `out/`.
 */
export async function GET() {
  const code = await bundleWorker('self-destroying-worker.ts', {
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV),
  });
  return new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
}
