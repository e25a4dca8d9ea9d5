import 'server-only';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { withoutBom } from '@/lib/catalogue/file';
import { appName } from '@/lib/catalogue/json-path';
import { offsetOf, positionsOf } from './positions';
import { sourceErrors } from './source';
import { lostValues, type ParsedJson, parseTolerantly } from './syntax';
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
  const text = withoutBom(typeof source === 'string' ? source : Buffer.from(source).toString());
  const unreadable = sourceErrors(bytes, text);
  const parsed: ParsedJson = unreadable.length > 0 ? { errors: unreadable } : parseTolerantly(text);
  const { value, root, errors } = parsed;
  const inValue = value === undefined ? [] : checkValue(value, options);
  const located = [
    ...errors,
    ...(value === undefined ? [] : lostValues(text, root)),
    ...inValue.map((diagnostic) => ({ diagnostic, offset: offsetOf(root, diagnostic.path) })),
  ];
  const position = positionsOf(text);
  return located
    .sort((a, b) => a.offset - b.offset || a.diagnostic.severity.localeCompare(b.diagnostic.severity))
    .map(({ diagnostic, offset }) => ({
      ...diagnostic,
      app: appName(value, diagnostic.path),
      ...position(offset),
    }));
}
