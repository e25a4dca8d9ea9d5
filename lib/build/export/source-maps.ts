import 'server-only';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { forEachAtOnce } from './for-each-at-once';
import { listPaths } from './list-files';

/** A source map. Turbopack writes one map, or sections with a map each. */
export type BuiltSourceMap = SourceMapPayload | { sections: { map: SourceMapPayload }[] };

/** The reference to its source map at the end of a script or stylesheet. */
const REFERENCE = /\n*(?:\/\/|\/\*)# sourceMappingURL=(\S+?\.map)(?: ?\*\/)?\s*$/;

/** Files of `public/` are left alone. */
const CHUNK = /^_next\/static\/.*\.(?:js|css)$/;
const MAP = /^_next\/static\/.*\.map$/;

/** How many files are read and written at once. */
const CONCURRENCY = 16;

/** The folder with the source maps of the last build. */
export function sourceMapFolder(): string {
  return join(process.cwd(), '.next', 'source-maps');
}

/**
 * Moves the source maps of an export out of it, and removes the references to them. They tell which packages the
 * chunks contain, for the licences and for `npm run weight`. They have five times the size of the chunks.
 *
 * @param out The folder of the export.
 * @param target The folder for the maps, which is emptied before. A map has the path of its chunk and `.map`.
 */
export async function takeSourceMaps(out: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const files = await listPaths(out);
  await forEachAtOnce(
    files.filter((path) => CHUNK.test(path)),
    CONCURRENCY,
    async (path) => {
      const code = await readFile(join(out, path), 'utf8');
      const [reference, name] = REFERENCE.exec(code) ?? [];
      if (reference === undefined || name === undefined) return;
      const map = join(target, `${path}.map`);
      await mkdir(dirname(map), { recursive: true });
      // The name of a map contains the hash of the map, not of its chunk.
      await copyFile(join(out, dirname(path), decodeURIComponent(name)), map);
      await writeFile(join(out, path), code.slice(0, -reference.length));
    },
  );
  for (const path of files.filter((path) => MAP.test(path))) await rm(join(out, path));
}

/**
 * The source map of a chunk, or null if it has none.
 *
 * @param chunk Its path below `out/`.
 * @param folder See {@link takeSourceMaps}.
 */
export async function readSourceMap(chunk: string, folder: string): Promise<BuiltSourceMap | null> {
  const text = await readFile(join(folder, `${chunk}.map`), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : JSON.parse(text);
}

/** The modules of a chunk: their texts by their sources. */
export function modulesOf(map: BuiltSourceMap): Map<string, string> {
  const maps = 'sections' in map ? map.sections.map((section) => section.map) : [map];
  return new Map(
    maps.flatMap(({ sources, sourcesContent }) =>
      sources.map((source, index) => [source, sourcesContent[index] ?? ''] as const),
    ),
  );
}
