import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { withoutBom } from '@/lib/catalogue/file';
import { positionsOf } from './positions';
import { type ReadCatalogue, readCatalogueText } from './read';
import { type CheckOptions, checkValue } from './value';

/**
 * Checks a catalogue, as the bytes of its file or as text, and finds all errors and warnings at once: valid apps, and
 * valid fields of invalid apps, are checked too. Of a text that is not JSON even approximately, only the syntax errors
 * are reported, and of one with merge conflicts only these.
 *
 * @returns Diagnostics with line and column, sorted by their position in the text. Empty for a valid file.
 */
export function checkCatalogue(source: string | Uint8Array, options: CheckOptions = {}): Diagnostic[] {
  const { value, errors, place } = parseSource(source, options.languages);
  const inValue = value === undefined ? [] : place(checkValue(value, options));
  return [...errors, ...inValue].sort(
    (a, b) => a.line - b.line || a.column - b.column || a.severity.localeCompare(b.severity),
  );
}

/** Reads a catalogue, as the bytes of its file or as text, as `readCatalogueText`. Never throws. */
export function parseSource(source: string | Uint8Array, languages?: readonly string[]): ReadCatalogue {
  if (typeof source === 'string') return readCatalogueText(source, languages);
  try {
    return readCatalogueText(decode(source, true), languages);
  } catch {
    return { errors: [encodingError(withoutBom(decode(source, false)))], place: () => [] };
  }
}

function decode(bytes: Uint8Array, fatal: boolean): string {
  return new TextDecoder('utf-8', { fatal, ignoreBOM: true }).decode(bytes);
}

function encodingError(text: string) {
  const error = diagnose(
    'encoding',
    [],
    'has a character that is not UTF-8',
    'Save the file with the encoding UTF-8.',
  );
  return { ...error, ...positionsOf(text)(text.indexOf('\ufffd')) };
}
