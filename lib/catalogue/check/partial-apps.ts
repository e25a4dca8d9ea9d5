import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { valueAt } from '@/lib/catalogue/json-path';
import { APP_FIELDS, type App } from '@/lib/catalogue/schema';

/** The valid fields of an app. */
export interface PartialApp {
  /** 0-based position in the file. */
  index: number;
  fields: Partial<App>;
}

/**
 * The valid fields of every app, so that an invalid field does not prevent the checks of the others.
 *
 * @param input The parsed file, valid or not.
 * @param diagnostics The schema errors of the file.
 * @returns One entry per entry of the file, in its order. Empty if the file is not a list.
 */
export function partialApps(input: unknown, diagnostics: readonly Diagnostic[]): PartialApp[] {
  if (!Array.isArray(input)) return [];
  const invalid = new Set(diagnostics.map(({ path }) => path.slice(0, 2).join('.')));
  return input.map((app, index) => {
    const valid = APP_FIELDS.filter(
      (field) => !invalid.has(`${index}.${field}`) && !invalid.has(String(index)),
    );
    return { index, fields: Object.fromEntries(valid.map((field) => [field, valueAt(app, [field])])) };
  });
}
