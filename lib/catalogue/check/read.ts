import type { Node } from 'jsonc-parser';
import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { appName } from '@/lib/catalogue/json-path';
import { localize } from '@/lib/catalogue/localize';
import { site } from '@/lib/site';
import { conflictErrors } from './conflict-markers';
import { lostValues, parseTolerantly } from './syntax';

/** A position in a text file. Both parts are 1-based, and the column counts UTF-16 code units. */
interface Position {
  line: number;
  column: number;
}

/** Where a part of a catalogue is: in which app, as in `appName`, and in which line. */
export interface Place extends Position {
  app?: string;
}

/** A part of a catalogue, by its path in the JSON. */
interface Part {
  path: readonly (string | number)[];
}

/** A catalogue as its text has it. */
interface ReadCatalogue {
  /** The parsed value, also after errors whose meaning is clear, such as a missing comma. Otherwise undefined. */
  value?: unknown;
  /** Merge conflicts, or else syntax errors and what programs lose of the text. Sorted by position. */
  errors: (Diagnostic & Place)[];
  /** Says where parts are, and sorts them by it. */
  place: <T extends Part>(parts: readonly T[]) => (T & Place)[];
}

/**
 * Reads a catalogue, as the bytes of its file or as text. Never throws.
 *
 * @param languages Those of the site. Apps are named by their titles in the first one.
 */
export function parseSource(
  source: string | Uint8Array,
  languages: readonly string[] = site.languages,
): ReadCatalogue {
  if (typeof source !== 'string') {
    const decoded = decodeUtf8(source);
    if (typeof decoded === 'string') return parseSource(decoded, languages);
    const message = 'has a character that is not UTF-8';
    const error = diagnose('encoding', [], message, 'Save the file with the encoding UTF-8.');
    return { errors: [{ ...error, ...decoded }], place: () => [] };
  }
  // A byte-order mark can follow the empty lines of the other side of a merge conflict.
  const text = source.replace(/^(\n*)\uFEFF/, '$1');
  const markers = conflictErrors(text);
  const { value, root, errors } = markers.length > 0 ? { errors: markers } : parseTolerantly(text);
  const named = localize(value, languages);
  const placed = <T extends Part>(parts: readonly { part: T; offset: number }[]): (T & Place)[] => {
    const position = positionsOf(text);
    return [...parts]
      .sort((one, two) => one.offset - two.offset)
      .map(({ part, offset }) => ({ ...part, app: appName(named, part.path), ...position(offset) }));
  };
  const all = value === undefined ? errors : [...errors, ...lostValues(text, root)];
  return {
    value,
    errors: placed(all.map(({ diagnostic, offset }) => ({ part: diagnostic, offset }))),
    place: (parts) => placed(parts.map((part) => ({ part, offset: offsetOf(root, part.path) }))),
  };
}

/**
 * Decodes a file. A byte-order mark stays.
 *
 * @returns If a character is not UTF-8, the position of the first one.
 */
export function decodeUtf8(bytes: Uint8Array): string | Position {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return firstOtherCharacter(bytes);
  }
}

function firstOtherCharacter(bytes: Uint8Array): Position {
  const decode = (part: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(part);
  const text = decode(bytes);
  // U+FFFD, which replaces such a character, can also be one of the file.
  const encoded = new TextEncoder().encode(text);
  const lost = encoded.findIndex((byte, index) => byte !== bytes[index]);
  return positionsOf(text)(decode(bytes.subarray(0, lost)).length);
}

/**
 * Returns a function from an offset in a text to its line and column. The text is scanned once, so each call needs an
 * offset that is not lower than the last one.
 *
 * @example positionsOf('ab\nc')(3) // { line: 2, column: 1 }
 */
export function positionsOf(text: string): (offset: number) => Position {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    while (end >= 0 && end < offset) {
      line += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    return { line, column: offset - start + 1 };
  };
}

/**
 * The offset of the value at a path. For a missing value it is the offset of the closest existing parent. Of duplicate
 * fields it is that of the last one, whose value `JSON.parse` returns.
 */
function offsetOf(root: Node | undefined, path: readonly (string | number)[]): number {
  let node = root;
  for (const key of path) {
    const child = childOf(node, key);
    if (!child) break;
    node = child;
  }
  return node?.offset ?? 0;
}

function childOf(node: Node | undefined, key: string | number): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(key)];
  return node?.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1];
}
