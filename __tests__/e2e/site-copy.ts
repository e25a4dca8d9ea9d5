import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** Where a copy of the site keeps its catalogue. */
export function catalogueOf(dir: string): string {
  return join(dir, 'public', 'appsData.json');
}

/**
 * The same sources with another catalogue, as somebody else has them; says where. Inside the project, whose
 * packages it uses.
 */
export function copySite(name: string, catalogue: string): string {
  const dir = join(process.cwd(), '.next', `catalogue-${name}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const source of SOURCES) cpSync(source, join(dir, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(dir, 'node_modules'));
  writeFileSync(catalogueOf(dir), catalogue);
  return dir;
}
