/** The packages that Next has compiled into its own folder, such as React, each with a licence. */
const COMPILED = /^\/dist\/compiled\/(?:@[^/]+\/)?[^/]+/;

const PACKAGE = /^node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The set of an icon in `react-icons`. The sets have different licences. */
const ICON_SET = /^\/(?!lib\/)\w+(?=\/)/;

/** The folder of the framework, relative to the project. */
export const NEXT = 'node_modules/next';

/** The origin of the code of this project. */
export const OWN = '';

/**
 * The origin of a module: the folder of its package, relative to the project, or {@link OWN}.
 *
 * @param source A source in a source map of Turbopack, or an input in a metafile of esbuild.
 * @throws Error for a source of another format, so that no package is taken for code of this project.
 *
 * @example originOf('turbopack:///[project]/node_modules/d3-path/dist/d3-path.mjs') // 'node_modules/d3-path'
 * @example originOf('turbopack:///[project]/node_modules/next/dist/compiled/react/index.js')
 * // 'node_modules/next/dist/compiled/react'
 * @example originOf('node_modules/react-icons/md/index.mjs') // 'node_modules/react-icons/md'
 * @example originOf('lib/offline/worker.ts') // ''
 */
export function originOf(source: string): string {
  const path = source.replace(/^turbopack:\/\/\/(?:\[project\]\/)?/, '');
  const start = path.indexOf('node_modules/');
  if (start >= 0) return packageFolder(path.slice(start));
  // The runtime of the bundler: [turbopack]/browser/runtime/base/build-base.ts
  if (/^\[(?:turbopack|next)\]\//.test(path)) return NEXT;
  if (/^[[/]|:/.test(path)) throw new Error(`${source}: is in no known package.`);
  return OWN;
}

function packageFolder(path: string): string {
  const last = path.lastIndexOf('node_modules/');
  const [name = ''] = PACKAGE.exec(path.slice(last)) ?? [];
  const folder = path.slice(0, last) + name;
  const rest = path.slice(folder.length);
  const part = folder === NEXT ? COMPILED : folder === 'node_modules/react-icons' ? ICON_SET : null;
  return folder + (part?.exec(rest)?.[0] ?? '');
}
