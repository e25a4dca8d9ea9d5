import { checkSchema } from '@/lib/catalogue/check/field-values';
import { decodeUtf8, parseSource } from '@/lib/catalogue/check/read';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { JsonObject } from '@/lib/catalogue/json-path';

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
export function readApps(text: string): ReadApps {
  const { value, errors, place } = parseSource(text);
  const noApps = checkSchema(value).filter(({ path }) => path.length < 2);
  if (noApps.length === 0) return { apps: value as JsonObject[], repairs: errors };
  return { apps: null, diagnostics: value === undefined ? errors : place(noApps) };
}

/**
 * The text of a file, with its byte-order mark.
 *
 * @throws Error with the line of a character that is not UTF-8: a save would lose it.
 */
export function textOfFile(name: string, bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (typeof text === 'string') return text;
  throw new Error(
    `Line ${text.line} of the file ${name} has a character that is not UTF-8. Save the file with the encoding UTF-8, then try again.`,
  );
}
