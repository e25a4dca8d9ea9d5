import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { appName } from '@/lib/catalogue/json-path';
import { localize } from '@/lib/catalogue/localize';
import { site } from '@/lib/site';
import { conflictErrors } from './conflict-markers';
import { offsetOf, type Position, positionsOf } from './positions';
import { lostValues, type ParsedJson, parseTolerantly } from './syntax';

/** Where a part of a catalogue is: in which app, as in `appName`, and in which line. */
export interface Place extends Position {
  app?: string;
}

/** A part of a catalogue, by its path in the JSON. */
interface Part {
  path: readonly (string | number)[];
}

/** A catalogue as its text has it. Only this module and `print.ts` know how a catalogue is stored. */
export interface ReadCatalogue {
  /** The parsed value, also after errors whose meaning is clear, such as a missing comma. Otherwise undefined. */
  value?: unknown;
  /** Merge conflicts, or else syntax errors and what programs lose of the text. Sorted by position. */
  errors: (Diagnostic & Place)[];
  /** Says where parts are, and sorts them by it. */
  place: <T extends Part>(parts: readonly T[]) => (T & Place)[];
}

/**
 * Reads a catalogue. Never throws.
 *
 * @param languages Those of the site. Apps are named by their titles in the first one.
 */
export function readCatalogueText(
  content: string,
  languages: readonly string[] = site.languages,
): ReadCatalogue {
  // A byte-order mark can follow the empty lines of the other side of a merge conflict.
  const text = content.replace(/^(\n*)\uFEFF/, '$1');
  const markers = conflictErrors(text);
  const { value, root, errors }: ParsedJson =
    markers.length > 0 ? { errors: markers } : parseTolerantly(text);
  const named = localize(value, languages);
  const placed = <T extends Part>(parts: readonly { part: T; offset: number }[]): (T & Place)[] => {
    const position = positionsOf(text);
    return parts
      .toSorted((one, two) => one.offset - two.offset)
      .map(({ part, offset }) => ({ ...part, app: appName(named, part.path), ...position(offset) }));
  };
  const all = value === undefined ? errors : [...errors, ...lostValues(text, root)];
  return {
    value,
    errors: placed(all.map(({ diagnostic, offset }) => ({ part: diagnostic, offset }))),
    place: (parts) => placed(parts.map((part) => ({ part, offset: offsetOf(root, part.path) }))),
  };
}
