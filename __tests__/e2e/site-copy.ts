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
import { join, relative } from 'node:path';
import { CODE } from '@/lib/publish/build-id';
import { catalogue as siteApps } from '../fixtures/site/catalogue';
import { drawIcon } from '../tools/sample-icons';
import { writeScreenshots } from '../tools/sample-screenshots';

/** GitHub Pages needs it. The rest of `public` belongs to the owner of the site. */
const NO_JEKYLL = join('public', '.nojekyll');

const FIXTURE_SITE = join('__tests__', 'fixtures', 'site');

const FILMS = join('__tests__', 'fixtures', 'catalogues', 'vendor', 'films');

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
const NOT_CODE = /^(cache|diagnostics|trace|types|prerender-manifest)|\.(html|rsc|meta|body|segments)$/;

/** Copies the compiled code of another copy to a copy of the site, and makes its build use that. */
export function copyCompiledCode(from: string, dir: string): void {
  const source = join(from, '.next');
  const filter = (path: string) => !NOT_CODE.test(relative(source, path));
  cpSync(source, join(dir, '.next'), { recursive: true, filter });
  const file = join(dir, 'package.json');
  const generate = 'next build --experimental-build-mode generate';
  writeFileSync(file, readFileSync(file, 'utf8').replace('next build', generate));
}

/**
 * Copies the sources of the site, with the brand, the mark and the icons of the tests instead of the owner's.
 *
 * @param catalogue The text of its catalogue.
 * @returns The folder.
 */
export async function copySite(name: string, catalogue: string): Promise<string> {
  const dir = copyDir(name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(join(dir, 'public', 'pictures'), { recursive: true });
  for (const source of [...CODE, 'LICENSE']) cpSync(source, join(dir, source), { recursive: true });
  cpSync(NO_JEKYLL, join(dir, NO_JEKYLL));
  for (const file of readdirSync(join(dir, 'lib')).filter((name) => /^site\..*ts$/.test(name)))
    rmSync(join(dir, 'lib', file));
  for (const file of ['site.ts', 'mark.ts']) cpSync(join(FIXTURE_SITE, file), join(dir, 'lib', file));
  for (const app of siteApps) {
    writeFileSync(join(dir, 'public', app.image), drawIcon(app.id, 512));
    await writeScreenshots(join(dir, 'public'), app);
  }
  cpSync(FILMS, join(dir, 'public', 'films'), { recursive: true });
  // The owner's settings of rules are not those of the tests.
  const { catalogue: _, ...packageJson } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify(packageJson, null, 2));
  symlinkSync(join(process.cwd(), 'node_modules'), join(dir, 'node_modules'));
  const rules = NOT_SCANNED.map((folder) => `@source not "../${folder}";\n`).join('');
  appendFileSync(join(dir, 'app', 'globals.css'), rules);
  writeFileSync(catalogueOf(dir), catalogue);
  return dir;
}
