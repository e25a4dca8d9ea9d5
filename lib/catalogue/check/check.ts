import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { type CheckOptions, checkValue } from './all-rules';
import { parseSource } from './read';

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
