import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Compiles a worker and what it imports into one script.
 *
 * @param entry Its file in `lib/offline`.
 */
export async function bundleWorker(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(process.cwd(), 'lib', 'offline', entry)],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}
