import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Imported by next.config.ts, which cannot resolve "@/".

/**
 * The folder of a package, as Node finds it from another folder: in its `node_modules`, or in that of a folder above.
 * Links are not followed. Undefined if it is not installed.
 */
export function findPackage(name: string, from: string): string | undefined {
  const parents = createRequire(join(from, 'package.json')).resolve.paths(`${name}/package.json`) ?? [];
  return parents
    .map((parent) => join(parent, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}
