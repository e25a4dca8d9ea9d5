import 'server-only';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceMapFolder } from '@/lib/build/export/source-maps';
import { LICENCES_FILE } from './link';
import { notices } from './notices';
import { shippedParts } from './shipped';

/**
 * Some hosts send text without its encoding. With this mark, browsers read it as UTF-8.
 *
 * @see https://encoding.spec.whatwg.org/#bom-sniff
 */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes `licences.txt`: the licences of everything in the finished export.
 *
 * @param out The folder of the export.
 * @param workerModules The paths of the modules in the service worker.
 * @returns The number of packages, fonts and sets of icons.
 * @throws Error that names the file or package if a licence is missing.
 */
export async function writeLicences(out: string, workerModules: readonly string[]): Promise<number> {
  const root = process.cwd();
  const parts = await shippedParts({ out, root, maps: sourceMapFolder(), workerModules });
  // A project that is not open source has no such file.
  const own = await readFile(join(root, 'LICENSE'), 'utf8').catch(() => null);
  await writeFile(join(out, LICENCES_FILE), BYTE_ORDER_MARK + notices(own?.trim() ?? null, parts));
  return new Set(parts.map(({ name }) => name)).size;
}
