import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
  'LICENSE',
];

/** The folder of a copy of the site. It is inside the project, because a copy uses the project's packages. */
export function copyDir(name: string): string {
  return join(process.cwd(), '.next', `catalogue-${name}`);
}

/**
 * The folders that Tailwind must not scan. In a folder that git ignores, Tailwind ignores no files: it would scan all
 * packages for class names.
 */
const NOT_SCANNED = ['node_modules', '.next', 'out'];

/** The catalogue file of a copy of the site. */
export function catalogueOf(dir: string): string {
  return join(dir, 'public', 'appsData.json');
}

/** What `.next` contains besides the compiled code: other folders, and prerendered pages with their list. */
const NOT_CODE =
  /^\.next\/(cache|catalogue-|dev$|diagnostics|trace|types|www|prerender-manifest)|\.(html|rsc|meta|body|segments)$/;

/** Copies the compiled code of this site's build to a copy of the site, and makes its build use that. */
export function copyCompiledCode(dir: string): void {
  mkdirSync(join(dir, '.next'));
  const filter = (path: string) => !NOT_CODE.test(path);
  for (const name of readdirSync('.next'))
    cpSync(join('.next', name), join(dir, '.next', name), { recursive: true, filter });
  const file = join(dir, 'package.json');
  const generate = 'next build --experimental-build-mode generate';
  writeFileSync(file, readFileSync(file, 'utf8').replace('next build', generate));
}

/** Copies the sources of the site with another catalogue. Returns the folder. */
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
