import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** The modules of a worker: their sizes in it by their paths, in bytes. */
export type WorkerModules = Record<string, number>;

/** Where the modules of the last build's worker are listed. */
function modulesFile(): string {
  return join(process.cwd(), '.next', 'worker-modules.json');
}

/** Reads the modules of the last build's worker. */
export async function readWorkerModules(): Promise<WorkerModules> {
  return JSON.parse(await readFile(modulesFile(), 'utf8'));
}

/**
 * Compiles a worker and what it imports into one script, and lists its modules for {@link readWorkerModules}.
 *
 * @param entry Its file in `lib/offline`.
 * @param constants The values of constants that it declares, as JSON, by their names.
 */
export async function bundleWorker(
  entry: string,
  outfile: string,
  constants: Record<string, string> = {},
): Promise<void> {
  const { metafile } = await build({
    entryPoints: [join(process.cwd(), 'lib', 'offline', entry)],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    metafile: true,
    logLevel: 'warning',
  });
  await writeFile(modulesFile(), JSON.stringify(modulesOf(metafile)));
}

function modulesOf({ outputs }: Metafile): WorkerModules {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return Object.fromEntries(
    inputs
      // esbuild lists the value of a constant as a module, too.
      .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && !path.startsWith('<define:'))
      .map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
  );
}
