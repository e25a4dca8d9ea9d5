import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NEXT, OWN, originOf } from '@/lib/build/export/code-origin';
import { frameworkScript } from '@/lib/build/export/framework-scripts';
import { listPaths } from '@/lib/build/export/list-files';
import { modulesOf, readSourceMap } from '@/lib/build/export/source-maps';
import { dependenciesOf } from './dependencies';
import { fontOrigins } from './fonts';
import { importedOrigins } from './imports';
import { polyfillParts, readPart, type ShippedPart } from './part';
import { sourceNotices } from './source-notices';

const SCRIPT_OR_STYLE = /^_next\/static\/.*\.(?:js|css)$/;

/** What the build of a site knows. */
export interface BuiltSite {
  /** The folder of the export. */
  out: string;
  /** The folder of the project, with `node_modules`. */
  root: string;
  /** The folder of the source maps. */
  maps: string;
  /** The paths of the worker's modules, relative to the project. */
  workerModules: readonly string[];
}

/**
 * Everything in an export that others have written:
 *
 * - the packages in its chunks and in its worker, by the source maps and by the list of esbuild, with their
 *   dependencies;
 * - fonts, by their content;
 * - stylesheets and icons, by the imports of the sources;
 * - the parts of Next's polyfills.
 *
 * Pictures that the build draws with fonts need no licence, as the Open Font License says.
 *
 * @returns Not sorted. May contain a part twice.
 * @throws Error for a file of unknown origin and for a part without a licence.
 */
export async function shippedParts(site: BuiltSite): Promise<ShippedPart[]> {
  const { out, root } = site;
  const files = await listPaths(out);
  const { texts, hasPolyfills } = await modules(files, site);
  const others = [
    ...[...texts.keys()].flatMap((origin) => dependenciesOf(origin, root)),
    ...(await fontOrigins(files, out, root)),
    ...(await importedOrigins(root)),
  ];
  for (const origin of others) texts.set(origin, texts.get(origin) ?? []);
  const parts = [...texts].map(([origin, sources]) => {
    const part = readPart(origin, root);
    return { ...part, text: [part.text, ...sourceNotices(sources, part.text)].join('\n\n') };
  });
  return hasPolyfills ? [...parts, ...polyfillParts(root)] : parts;
}

interface Modules {
  /** The texts of the modules, by the origin of their package. */
  texts: Map<string, string[]>;
  hasPolyfills: boolean;
}

async function modules(
  files: readonly string[],
  { out, root, maps, workerModules }: BuiltSite,
): Promise<Modules> {
  const texts = new Map<string, string[]>([[NEXT, []]]);
  const add = (source: string, text: string) => {
    const origin = originOf(source);
    if (origin !== OWN) texts.set(origin, [...(texts.get(origin) ?? []), text]);
  };
  let hasPolyfills = false;
  for (const path of files.filter((path) => SCRIPT_OR_STYLE.test(path))) {
    const map = await readSourceMap(path, maps);
    const kind = map ? null : frameworkScript(path, await readFile(join(out, path), 'utf8'));
    if (map) for (const [source, text] of modulesOf(map)) add(source, text);
    else if (!kind) throw new Error(`${path}: has no source map, so that its licences are unknown.`);
    hasPolyfills ||= kind === 'polyfills';
  }
  for (const source of workerModules) add(source, await readFile(join(root, source), 'utf8'));
  return { texts, hasPolyfills };
}
