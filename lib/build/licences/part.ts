import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { IconsManifest } from 'react-icons/lib';
import { NEXT } from '@/lib/build/export/code-origin';

/** Something with a licence that is part of the site: a package, a font, or a set of icons. */
export interface ShippedPart {
  /** Such as `zod 4.6.7`, or `react, in next 16.4.6`. */
  name: string;
  /** Such as `MIT`. */
  licence: string;
  /** The licence with its copyright notice, and the NOTICE file. With `\n`, without blank lines at the ends. */
  text: string;
}

const REACT_ICONS = 'node_modules/react-icons';

/** The licences of what is inside other packages, by name: icon sets, and the parts of Next's polyfills. */
const TEXTS = join('lib', 'build', 'licences', 'texts');

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/** The packages in Next's `polyfill-nomodule.js`. Its own package is not published, and it has no comments. */
const POLYFILLS = ['core-js', 'object-assign', 'whatwg-fetch'];

/**
 * The part of the site with an origin.
 *
 * @param origin See `originOf`. Not that of this project.
 * @param root The folder of the project.
 * @throws Error that names the part if it has no licence.
 */
export function readPart(origin: string, root: string): ShippedPart {
  const [, set] = /^node_modules\/react-icons\/(\w+)$/.exec(origin) ?? [];
  if (set) return iconSet(set, root);
  const { name, version, license } = manifest(join(root, origin));
  if (origin.startsWith(`${NEXT}/`)) {
    const next = manifest(join(root, NEXT));
    return {
      name: `${basename(origin)}, in next ${next.version}`,
      licence: license ?? next.license ?? '',
      text: textsIn(join(root, origin), origin),
    };
  }
  if (!license) throw new Error(`${origin}: package.json names no license.`);
  return { name: `${name} ${version}`, licence: license, text: textsIn(join(root, origin), origin) };
}

/** The parts of the polyfills that Next copies into an export. */
export function polyfillParts(root: string): ShippedPart[] {
  const { version } = manifest(join(root, NEXT));
  return POLYFILLS.map((name) => ({
    name: `${name}, in next ${version}`,
    licence: 'MIT',
    text: storedText(name, root),
  }));
}

function iconSet(id: string, root: string): ShippedPart {
  const set = IconsManifest.find((candidate) => candidate.id === id);
  if (!set) throw new Error(`${REACT_ICONS}/${id}: is no set of icons.`);
  const { version } = manifest(join(root, REACT_ICONS));
  return {
    name: `${set.name}, in react-icons ${version}`,
    licence: set.license,
    text: storedText(`react-icons-${id}`, root),
  };
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function textsIn(folder: string, origin: string): string {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const text = names.map((name) => normalize(readFileSync(join(folder, name), 'utf8'))).join('\n\n');
  if (text.trim() === '')
    throw new Error(`${origin}: is part of the site, and has no file with its licence. Use another package.`);
  return text;
}

function storedText(name: string, root: string): string {
  const path = join(TEXTS, `${name}.txt`);
  try {
    return normalize(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new Error(`${name}: is part of the site. Add its licence as ${path}.`, { cause: error });
  }
}

function normalize(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}
