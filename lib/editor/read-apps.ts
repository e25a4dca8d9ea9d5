import { conflictErrors } from '@/lib/catalogue/check/conflict-markers';
import { offsetOf, positionsOf } from '@/lib/catalogue/check/positions';
import { checkSchema } from '@/lib/catalogue/check/schema';
import { type ParsedJson, parseTolerantly } from '@/lib/catalogue/check/syntax';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { JsonObject } from './splice';

/** The apps of a text, or why it has none. */
export type ReadApps =
  | {
      apps: JsonObject[];
      /** Whether the text has errors whose meaning is clear, such as a missing comma. */
      isRepaired: boolean;
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
  if (noApps.length === 0) return { apps: value as JsonObject[], isRepaired: errors.length > 0 };
  const shape = noApps.map((diagnostic) => ({ diagnostic, offset: offsetOf(root, diagnostic.path) }));
  const position = positionsOf(text);
  const diagnostics = (value === undefined ? errors : shape).map(({ diagnostic, offset }) => ({
    ...diagnostic,
    ...position(offset),
  }));
  return { apps: null, diagnostics };
}
