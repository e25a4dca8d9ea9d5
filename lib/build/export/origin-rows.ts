import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerModules } from '@/lib/build/offline/bundle-worker';
import { NEXT, originOf } from './code-origin';
import { frameworkScript } from './framework-scripts';
import { type ExportedFile, listFiles, listPaths } from './list-files';
import { readSourceMap } from './source-maps';
import { BUNDLER, nameOfOrigin, splitCode } from './split-code';
import { splitPage } from './split-page';

/** A row of the table: files of one kind. */
export interface OriginRow {
  name: string;
  files: number;
  bytes: number;
  /** The bytes by their origin, largest first. Empty if there is one origin. Their sum is `bytes`. */
  parts: { name: string; bytes: number }[];
}

export interface MeasuredSite {
  /** The folder of the export. */
  out: string;
  /** The folder of its source maps. */
  maps: string;
  /** The folder of the files that Next copies. */
  publicFolder: string;
  workerModules: WorkerModules;
}

/** What the parts of a file are made from. */
interface Context extends MeasuredSite {
  read: (path: string) => Promise<string>;
}

interface Kind {
  name: string;
  /** The bytes of a file by their origin. */
  split?: (file: ExportedFile, context: Context) => Promise<Map<string, number>>;
}

/** The kinds of files that have a pattern. A file is of the first kind that matches. */
const KINDS: readonly (Kind & { pattern: RegExp })[] = [
  { name: 'pages', pattern: /\.html$/, split: async ({ path }, { read }) => splitPage(await read(path)) },
  { name: 'catalogue', pattern: /^appsData\.json$|^_next\/static\/catalogue\// },
  { name: 'scripts', pattern: /^_next\/static\/.*\.js$/, split: splitChunk },
  { name: 'stylesheets, with Tailwind', pattern: /^_next\/static\/.*\.css$/, split: splitChunk },
  { name: 'service worker', pattern: /^sw\.js$/, split: splitWorker },
  { name: 'fonts', pattern: /^_next\/static\/media\/.*\.(?:woff2?|ttf|otf)$/ },
  { name: 'share pictures', pattern: /^share\/.*\.jpg$/ },
  {
    name: 'icons and images',
    pattern: /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/,
    split: async ({ path, bytes }) =>
      new Map([[path.includes('/') ? (path.split('/')[0] ?? '') : 'favicons', bytes]]),
  },
  { name: 'licences', pattern: /^licences\.txt$/ },
  {
    name: 'for hosts, browsers and crawlers',
    pattern:
      /^(?:_headers|_redirects|\.nojekyll|robots\.txt|manifest\.webmanifest|opensearch\.xml|sitemap.*\.xml)$/,
  },
];

/**
 * Accounts for every byte of an export: each file is in one row, and the bytes of pages and of code are divided by
 * their origin, according to the source maps and to the list of esbuild. The sum of all rows is the size of the export.
 *
 * @returns Largest first.
 * @throws Error for a file of unknown origin, and for a script of another build than the source maps.
 */
export async function originRows(site: MeasuredSite): Promise<OriginRow[]> {
  const files = await listFiles(site.out);
  const paths = new Set(files.map(({ path }) => path));
  const copied = new Set(await listPaths(site.publicFolder));
  const context: Context = { ...site, read: (path) => readFile(join(site.out, path), 'utf8') };
  const rows = new Map<string, OriginRow>();
  for (const file of files) {
    const { name, split } = kindOf(file.path, paths, copied);
    const row = rows.get(name) ?? { name, files: 0, bytes: 0, parts: [] };
    rows.set(name, row);
    row.files += 1;
    row.bytes += file.bytes;
    if (split) addParts(row, file, await split(file, context));
  }
  for (const { parts } of rows.values()) parts.sort((a, b) => b.bytes - a.bytes);
  return [...rows.values()].sort((a, b) => b.bytes - a.bytes);
}

function kindOf(path: string, paths: ReadonlySet<string>, copied: ReadonlySet<string>): Kind {
  const kind = KINDS.find(({ pattern }) => pattern.test(path));
  if (kind) return kind;
  if (path.endsWith('.txt') && paths.has(path.replace(/\.txt$/, '.html')))
    return { name: 'payloads for navigations' };
  if (copied.has(path)) return { name: 'other files of public/' };
  throw new Error(`${path}: is of unknown origin. Add its kind to origin-rows.ts.`);
}

function addParts(row: OriginRow, file: ExportedFile, split: ReadonlyMap<string, number>): void {
  const sum = [...split.values()].reduce((total, bytes) => total + bytes, 0);
  if (sum !== file.bytes) throw new Error(`${file.path}: its parts have ${sum} of its ${file.bytes} bytes.`);
  for (const [name, bytes] of split) {
    const part = row.parts.find((candidate) => candidate.name === name);
    if (part) part.bytes += bytes;
    else row.parts.push({ name, bytes });
  }
}

async function splitChunk(
  { path, bytes }: ExportedFile,
  { maps, read }: Context,
): Promise<Map<string, number>> {
  const code = await read(path);
  const map = await readSourceMap(path, maps);
  if (map) return splitCode(code, map);
  const kind = frameworkScript(path, code);
  if (!kind) throw new Error(`${path}: has no source map. Run npm run build.`);
  return new Map([
    [kind === 'polyfills' ? 'framework: polyfills for old browsers' : nameOfOrigin(NEXT), bytes],
  ]);
}

async function splitWorker(
  { bytes }: ExportedFile,
  { workerModules }: Context,
): Promise<Map<string, number>> {
  const parts = new Map<string, number>();
  for (const [path, size] of Object.entries(workerModules)) {
    const name = nameOfOrigin(originOf(path));
    parts.set(name, (parts.get(name) ?? 0) + size);
  }
  const ofModules = [...parts.values()].reduce((total, size) => total + size, 0);
  return parts.set(`${BUNDLER}, list of files`, bytes - ofModules);
}
