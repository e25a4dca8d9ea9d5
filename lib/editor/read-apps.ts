import { conflictErrors } from '@/lib/catalogue/check/conflict-markers';
import { offsetOf, positionsOf } from '@/lib/catalogue/check/positions';
import { checkSchema } from '@/lib/catalogue/check/schema';
import { type Located, lostValues, type ParsedJson, parseTolerantly } from '@/lib/catalogue/check/syntax';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { appName } from '@/lib/catalogue/json-path';

/** The apps of a text, or why it has none. */
export type ReadApps =
  | {
      apps: JsonObject[];
      /** Errors of the text whose meaning is clear, such as a missing comma, with their lines. A save writes none of them. */
      repairs: Diagnostic[];
    }
  | {
      apps: null;
      /** With their lines. Never empty. */
      diagnostics: Diagnostic[];
    };

/** Reads a list of objects. They can be invalid apps. */
export function readApps(content: string): ReadApps {
  const text = content.replace(/^(\n*)\uFEFF/, '$1');
  const markers = conflictErrors(text);
  const { value, root, errors }: ParsedJson =
    markers.length > 0 ? { errors: markers } : parseTolerantly(text);
  const noApps = checkSchema(value).filter(({ path }) => path.length < 2);
  const position = positionsOf(text);
  const withPosition = ({ diagnostic, offset }: Located): Diagnostic => ({
    ...diagnostic,
    app: appName(value, diagnostic.path),
    ...position(offset),
  });
  if (noApps.length === 0) {
    const repairs = [...errors, ...lostValues(text, root)].sort((a, b) => a.offset - b.offset);
    return { apps: value as JsonObject[], repairs: repairs.map(withPosition) };
  }
  const shape = noApps.map((diagnostic) => ({ diagnostic, offset: offsetOf(root, diagnostic.path) }));
  return { apps: null, diagnostics: (value === undefined ? errors : shape).map(withPosition) };
}
