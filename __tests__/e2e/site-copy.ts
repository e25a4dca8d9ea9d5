import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'tailwind.config.ts',
  'package.json',
];

/** Where a copy of the site is: inside the project, whose packages it uses. */
export function copyDir(name: string): string {
  return join(process.cwd(), '.next', `catalogue-${name}`);
}

/**
 * What Tailwind is not to scan: it ignores no file in a folder that git ignores, and would read every package for
 * names of classes.
 */
const NOT_SCANNED = ['node_modules', '.next', 'out'];

/** Where a copy of the site keeps its catalogue. */
export function catalogueOf(dir: string): string {
  return join(dir, 'public', 'appsData.json');
}

/** Writes the same sources with another catalogue; returns the folder. */
export function copySite(name: string, catalogue: string): string {
  const dir = copyDir(name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const source of SOURCES) cpSync(source, join(dir, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(dir, 'node_modules'));
  const rules = NOT_SCANNED.map((folder) => `@source not "../${folder}";\n`).join('');
  appendFileSync(join(dir, 'app', 'globals.css'), rules);
  writeFileSync(catalogueOf(dir), catalogue);
  return dir;
}
