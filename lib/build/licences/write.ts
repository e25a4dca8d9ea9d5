import 'server-only';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceMapFolder } from '@/lib/build/export/source-maps';
import { readWorkerModules } from '@/lib/build/offline/bundle-worker';
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
 * Writes `licences.txt`: the licences of everything in the finished export. Call it after the worker is written.
 *
 * @param out The folder of the export.
 * @returns The number of packages, fonts and sets of icons.
 * @throws Error that names the file or package if a licence is missing.
 */
export async function writeLicences(out: string): Promise<number> {
  const root = process.cwd();
  const workerModules = Object.keys(await readWorkerModules());
  const parts = await shippedParts({ out, root, maps: sourceMapFolder(), workerModules });
  // A project that is not open source has no such file.
  const own = await readFile(join(root, 'LICENSE'), 'utf8').catch(() => null);
  await writeFile(join(out, LICENCES_FILE), BYTE_ORDER_MARK + notices(own?.trim() ?? null, parts));
  return new Set(parts.map(({ name }) => name)).size;
}
