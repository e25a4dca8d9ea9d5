import 'server-only';
import { isUtf8 } from 'node:buffer';
import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { withoutBom } from '@/lib/catalogue/file';
import { positionsOf } from './positions';
import { readCatalogueText } from './read';
import { type CheckOptions, checkValue } from './value';

/**
 * Checks a catalogue, as the bytes of its file or as text, and finds all errors and warnings at once: valid apps, and
 * valid fields of invalid apps, are checked too. Of a text that is not JSON even approximately, only the syntax errors
 * are reported, and of one with merge conflicts only these.
 *
 * @returns Diagnostics with line and column, sorted by their position in the text. Empty for a valid file.
 */
export function checkCatalogue(source: string | Uint8Array, options: CheckOptions = {}): Diagnostic[] {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const text = typeof source === 'string' ? source : Buffer.from(source).toString();
  if (!isUtf8(bytes)) return [encodingError(withoutBom(text))];
  const { value, errors, place } = readCatalogueText(text);
  const inValue = value === undefined ? [] : place(checkValue(value, options));
  return [...errors, ...inValue].sort(
    (a, b) => a.line - b.line || a.column - b.column || a.severity.localeCompare(b.severity),
  );
}

function encodingError(text: string): Diagnostic {
  const error = diagnose(
    'encoding',
    [],
    'has a character that is not UTF-8',
    'Save the file with the encoding UTF-8.',
  );
  return { ...error, ...positionsOf(text)(text.indexOf('\ufffd')) };
}
