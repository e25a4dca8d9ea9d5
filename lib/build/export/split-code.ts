import { SourceMap, type SourceMapPayload } from 'node:module';
import { NEXT, OWN, originOf } from './code-origin';
import type { BuiltSourceMap } from './source-maps';

/** Code of no module, such as the wrappers of modules. */
export const BUNDLER = 'framework: bundler';

/**
 * The name of an origin for people.
 *
 * @param origin See `originOf`.
 *
 * @example nameOfOrigin('node_modules/zod') // 'library: zod'
 * @example nameOfOrigin('node_modules/next/dist/compiled/react-dom') // 'framework: react-dom'
 */
export function nameOfOrigin(origin: string): string {
  if (origin === OWN) return 'our code';
  const isFramework = origin === NEXT || origin.startsWith(`${NEXT}/`);
  const name = origin.replace(/^.*node_modules\//, '').replace('next/dist/compiled/', '');
  return `${isFramework ? 'framework' : 'library'}: ${name}`;
}

/**
 * The bytes of a chunk by their origin, according to its source map. Their sum is the size of the chunk.
 *
 * @returns Names of origins with their bytes, in the order of their first byte.
 */
export function splitCode(code: string, map: BuiltSourceMap): Map<string, number> {
  // Node accepts sections, its types do not.
  const positions = new SourceMap(map as SourceMapPayload);
  const names = new Map<string, string>();
  const nameOf = (source: string) => {
    const name = names.get(source) ?? nameOfOrigin(originOf(source));
    names.set(source, name);
    return name;
  };
  const bytes = new Map<string, number>();
  let line = 0;
  let column = 0;
  for (const character of code) {
    const entry = positions.findEntry(line, column);
    const name = 'originalSource' in entry && entry.originalSource ? nameOf(entry.originalSource) : BUNDLER;
    bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(character));
    column += character.length;
    if (character === '\n') {
      line++;
      column = 0;
    }
  }
  return bytes;
}
