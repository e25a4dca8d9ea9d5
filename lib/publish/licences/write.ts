import 'server-only';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLeftBehind } from '@/lib/catalogue/file';
import { asset } from '@/lib/routes';
import { readManifest, shippedPackages } from './packages';

/** The licences, below `out/`. */
const LICENCES_FILE = 'licences.txt';

/** With it, browsers read the text as UTF-8, also from hosts that do not send the encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Licences that no package has as a file: of sets of icons, and of code that packages have taken from others. All of
 * them are written. The first line of a file is its title, such as `quickselect, in d3-array (ISC)`.
 */
const TEXTS = join('lib', 'publish', 'licences', 'texts');

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/** The URL of the licences, to which each page refers. */
export const LICENCES_URL = asset(`/${LICENCES_FILE}`);

/**
 * Writes `licences.txt`: the licences of all packages, fonts and icons that can be in the site, and what the owner has in
 * `public/licences.txt`.
 *
 * @param out The folder of the export.
 * @param root The folder of the project.
 * @throws Error that names the package, or the set of icons, if its licence is missing.
 */
export function writeLicences(out: string, root: string): void {
  const names = readdirSync(join(root, TEXTS)).filter((name) => name.endsWith('.txt') && !isLeftBehind(name));
  const stored = names.map((file) => readText(join(root, TEXTS, file)));
  const packages = shippedPackages(root).flatMap((folder) => packageNotice(folder, root));
  const notices = [...packages, ...stored].sort();
  // A project that is not open source has no such file.
  const own = join(root, 'LICENSE');
  const added = join(root, 'public', LICENCES_FILE);
  const sections = [
    ...(existsSync(own) ? ['The licence of this site:', readText(own)] : []),
    'This site contains the following software, fonts and icons, or parts of them:',
    notices.map((notice) => `- ${notice.split('\n')[0]}`).join('\n'),
    ...notices.map((notice) => `${'='.repeat(80)}\n${notice}`),
    ...(existsSync(added) ? [`${'='.repeat(80)}\n${readText(added)}`] : []),
  ];
  writeFileSync(join(out, LICENCES_FILE), `${BYTE_ORDER_MARK}${sections.join('\n\n')}\n`);
}

/** A title, such as `zod 4.6.7 (MIT)`, and the licence, as in {@link TEXTS}. Empty if it is stored there. */
function packageNotice(folder: string, root: string): string[] {
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const text = files.map((file) => readText(join(folder, file))).join('\n\n');
  const { name, version, license } = readManifest(folder);
  const title = version ? `${name} ${version}` : `${basename(folder)}, in next`;
  if (text !== '') return [`${title}${license ? ` (${license})` : ''}\n\n${text}`];
  // Such as react-icons/md
  const id = folder.replace(/.*node_modules[\\/]/, '').replaceAll('\\', '/');
  const path = join(TEXTS, `${id.replaceAll('/', '-')}.txt`);
  if (!existsSync(join(root, path)))
    throw new Error(`${id}: has no file with its licence. Add its licence as ${path}.`);
  return [];
}

function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replaceAll(/[^\S\n]+$/gm, '')
    .trim();
}
