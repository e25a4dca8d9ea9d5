/**
 * Runs npm test in copies of this project that belong to somebody else:
 *
 * - company: another catalogue, brand, mark, base path and URL style, by the steps of README.md, and none of this copy's icons
 * - homeserver, landscape, list, vendor: a catalogue in the style of a real store, from `fixtures/catalogues`
 * - languages: a site and a catalogue in three languages, and the owner's texts in two
 * - german: a site in German
 *
 * It also builds a copy that is a package of an npm workspace:
 *
 * - workspace: in `apps/store`, whose packages are above it
 *
 *   npm run test:adoption [-- company list workspace] [--steps "lint typecheck"]
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { runScript } from '@/lib/machine/run-script';
import { BRAND_REPLACEMENTS, companyApps, LOGO } from '../fixtures/company';
import { badges } from '../fixtures/site/site';
import { SEVERAL_LANGUAGES, STYLES, styleFolder } from '../fixtures/styles';
import { commitCopy, copyProject, runNpm } from './project-copy';
import { drawIcon } from './sample-icons';

const CATALOGUE = join('public', 'appsData.json');
const BASE_PATH = '/katalog';

function write(dir: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), content);
}

/** A coordinate of a mark. */
const coordinate = (value: number) => (value % 4000) / 100;

/** A path of 1,500 characters, as that of a usual logo. */
const LOGO_PATH = `M${Array.from({ length: 136 }, (_, index) => `${coordinate(index * 7919)} ${coordinate(index * 6143)}`).join('L')}Z`;

/** The steps of README.md for a company. */
async function becomeCompany(dir: string): Promise<void> {
  for (const folder of ['pictures', 'screenshots'])
    rmSync(join(dir, 'public', folder), { recursive: true, force: true });
  // As other tools write JSON: tabs, CRLF, escaped letters, a byte order mark.
  const text = JSON.stringify(companyApps, null, '\t').replaceAll('\n', '\r\n').replaceAll('ğ', '\\u011f');
  write(dir, CATALOGUE, `\ufeff${text}`);
  write(
    dir,
    join('public', LOGO),
    await sharp(Buffer.from(drawIcon(3, 256)))
      .png()
      .toBuffer(),
  );

  let brand = readFileSync(join('__tests__', 'fixtures', 'site', 'site.ts'), 'utf8');
  for (const [fixture, company] of BRAND_REPLACEMENTS) {
    if (!brand.includes(fixture)) throw new Error(`The fixture brand does not contain ${fixture}`);
    brand = brand.replaceAll(fixture, company);
  }
  write(dir, join('lib', 'site.ts'), brand);
  const mark = readFileSync(join('lib', 'mark.ts'), 'utf8');
  write(dir, join('lib', 'mark.ts'), mark.replace(/bird: '[^']*'/, `bird: '${LOGO_PATH}'`));
  write(
    dir,
    '.env',
    `NEXT_PUBLIC_BASE_PATH=${BASE_PATH}\nSITE_URL=https://carsi.example\nURL_STYLE=folders\n`,
  );
}

/** The catalogue and the badges of a store. */
function becomeStore(dir: string, style: string): void {
  for (const folder of ['pictures', 'screenshots'])
    rmSync(join(dir, 'public', folder), { recursive: true, force: true });
  cpSync(styleFolder(style), join(dir, 'public'), { recursive: true });
  const file = join('lib', 'site.ts');
  const own = readFileSync(file, 'utf8');
  write(dir, file, own.replace(/(?<=badges: .*= )\{\};/, `${JSON.stringify(badges)};`));
}

/** Replaces the languages of the interface. */
function setLanguages(dir: string, languages: string): void {
  const file = join('lib', 'site.ts');
  const own = readFileSync(join(dir, file), 'utf8');
  write(dir, file, own.replace(/(?<=languages: )\[.*\]/, languages));
}

/** A site in three languages, whose owner speaks two of them. */
function becomeMultilingual(dir: string): void {
  becomeStore(dir, SEVERAL_LANGUAGES);
  setLanguages(dir, "['en', 'de', 'ar']");
  write(
    dir,
    join('lib', 'site.de.ts'),
    "import * as own from './site';\nimport type { Site } from './site-types';\n\nexport * from './site';\n\nexport const site: Site = { ...own.site, tagline: 'Mit Sorgfalt gemacht.' };\n",
  );
  write(dir, '.env', 'SITE_URL=https://apps.example\n');
}

const PACKAGE = 'apps/store';

/** Moves a copy into a package of an npm workspace, with the lock file that npm would write. */
function becomePackage(dir: string): string {
  const files = readdirSync(dir);
  const folder = join(dir, PACKAGE);
  mkdirSync(folder, { recursive: true });
  for (const file of files) renameSync(join(dir, file), join(folder, file));

  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  rmSync(join(folder, 'package-lock.json'));
  const { '': project, ...packages } = lock.packages;
  const workspace = { name: 'workspace', workspaces: ['apps/*'] };
  const link = { resolved: PACKAGE, link: true };
  write(dir, 'package.json', JSON.stringify({ ...workspace, private: true }));
  write(
    dir,
    'package-lock.json',
    JSON.stringify({
      ...lock,
      name: workspace.name,
      packages: {
        '': workspace,
        [PACKAGE]: project,
        [`node_modules/${project.name}`]: link,
        ...packages,
      },
    }),
  );
  return folder;
}

/** Installs and tests a copy, as README.md says. */
function testCopy(dir: string, steps: readonly string[]): boolean {
  return [['ci'], ...steps.map((step) => ['run', step])].every((command) => runNpm(dir, ...command));
}

interface Kind {
  /** Changes a copy. Returns the folder of the project if it has moved it. */
  change(dir: string): string | void | Promise<void>;
  /** The npm scripts that test it. */
  steps: readonly string[];
}

const KINDS: Record<string, Kind> = {
  company: { change: becomeCompany, steps: ['test'] },
  ...Object.fromEntries(
    STYLES.map((style) => [style, { change: (dir: string) => becomeStore(dir, style), steps: ['test'] }]),
  ),
  languages: { change: becomeMultilingual, steps: ['hosting', 'test'] },
  german: { change: (dir) => setLanguages(dir, "['de']"), steps: ['test'] },
  workspace: { change: becomePackage, steps: ['build', 'weight'] },
};

async function testAdoption(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { steps: { type: 'string' } },
  });
  const kinds = positionals.length > 0 ? positionals : Object.keys(KINDS);
  const failed: string[] = [];
  for (const kind of kinds) {
    const found = KINDS[kind];
    if (!found)
      throw new Error(`${JSON.stringify(kind)} is unknown. Use ${Object.keys(KINDS).join(' or ')}.`);
    const dir = copyProject(`adoption-${kind}`);
    console.log(`The copy for ${kind} is ${dir}.`);
    const project = (await found.change(dir)) ?? dir;
    commitCopy(dir);
    const hasPassed = testCopy(project, values.steps?.split(' ') ?? found.steps);
    if (hasPassed) rmSync(dir, { recursive: true });
    else failed.push(`${kind} (${dir})`);
  }
  console.log(
    failed.length === 0
      ? `Adoption: ${kinds.join(' and ')} passed.`
      : `Adoption: failed for ${failed.join(', ')}.`,
  );
  return failed.length === 0 ? 0 : 1;
}

runScript(testAdoption);
