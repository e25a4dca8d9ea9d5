import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage } from '@/lib/publish/find-package';

/** The modules of pages. */
const SOURCE = /^(?:app|components|lib)[\\/].*\.(?:tsx?|css)$/;

/** Folders of modules that run in Node only, as in `.biome/imports.grit`. */
const NODE_ONLY = /^lib[\\/](?:cli|editor[\\/](?:csv|links|server|versions)|files|machine|publish)[\\/]/;

/** What only a module for Node imports. */
const NODE_IMPORT = /^import .*['"](?:node:\w|server-only['"])/m;

/** What a script or a stylesheet imports, and the URLs of fonts. */
const IMPORT = /\b(?:from|import|url)[\s(]*["']([^"']+)["']/g;

/** The package of an import. Each set of `react-icons` counts as one. Not `@/…`, `./…` and `node:…`. */
const PACKAGE = /^(react-icons\/(?!lib\b)\w+|(?:@[\w-]+\/)?\w[\w.-]*)(?:\/|$)/;

/** What Next adds to a site without an import. `licences.spec.ts` compares it with the chunks. */
const COMPILED = ['process', 'react', 'react-dom', 'react-server-dom-turbopack', 'scheduler'];
const FRAMEWORK = ['next', '@swc/helpers', ...COMPILED.map((name) => `next/dist/compiled/${name}`)];

/** The parts of a `package.json` that licences need. Packages that Next has compiled into itself have no version. */
interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * The folders of the packages that can be in the site: what Next adds and what the sources of pages import, with all
 * dependencies. They are more than what is in the chunks, because a bundler removes unused code. Tools such as
 * `generate-license-file` list all of `dependencies`, and know neither what Next has compiled into itself nor sets of icons.
 *
 * @param root The folder of the project.
 */
export function shippedPackages(root: string): string[] {
  const folders = new Set(
    [...FRAMEWORK, ...importedNames(root)].flatMap((name) => findPackage(name, root) ?? []),
  );
  // The loop also visits the folders that it adds.
  for (const folder of folders)
    for (const name of dependenciesOf(folder)) {
      const dependency = findPackage(name, folder);
      if (dependency) folders.add(dependency);
    }
  return [...folders];
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function importedNames(root: string): string[] {
  const paths = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const sources = paths.filter((path) => SOURCE.test(path) && !NODE_ONLY.test(path));
  const texts = sources.map((path) => readFileSync(join(root, path), 'utf8'));
  const shipped = texts.filter((text) => !NODE_IMPORT.test(text));
  const imports = shipped.flatMap((text) =>
    [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier),
  );
  return imports.flatMap((specifier) => PACKAGE.exec(specifier)?.[1] ?? []);
}

function dependenciesOf(folder: string): string[] {
  const { name, dependencies = {}, peerDependencies = {}, peerDependenciesMeta } = readManifest(folder);
  // Those of Next are for its server.
  if (name === 'next') return [];
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
  return [...Object.keys(dependencies), ...peers].filter((dependency) => !dependency.startsWith('@types/'));
}
