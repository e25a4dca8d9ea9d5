import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Compiles a worker and what it imports into one script.
 *
 * @param entry Its file in `lib/offline`.
 * @param constants The values of constants that it declares, as JSON, by their names.
 */
export async function bundleWorker(entry: string, constants: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'lib', 'offline', entry)],
    bundle: true,
    minify: true,
    target: 'es2022',
    define: constants,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
