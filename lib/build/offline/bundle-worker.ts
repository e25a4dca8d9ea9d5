import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

export interface BundledWorker {
  code: string;
  /** The paths of the modules in it. */
  modules: string[];
}

/**
 * Compiles a worker and what it imports into one script.
 *
 * @param entry Its file in `lib/offline`.
 * @param constants The values of constants that it declares, as JSON, by their names.
 */
export async function bundleWorker(
  entry: string,
  constants: Record<string, string> = {},
): Promise<BundledWorker> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(process.cwd(), 'lib', 'offline', entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    write: false,
    metafile: true,
    logLevel: 'warning',
  });
  return { code: outputFiles.map(({ text }) => text).join(''), modules: modulesOf(metafile) };
}

function modulesOf({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return (
    inputs
      // esbuild lists the value of a constant as a module, too.
      .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && !path.startsWith('<define:'))
      .map(([path]) => path)
  );
}
