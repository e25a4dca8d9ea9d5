import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { APP, textsIn } from '@/lib/catalogue/field-tree';
import { valueAt } from '@/lib/catalogue/json-path';
import { APP_FIELDS, type App, type FieldKind } from '@/lib/catalogue/schema';

/** The valid fields of an app, so that an invalid field does not prevent the checks of the others. */
export interface PartialApp extends Partial<App> {
  /** 0-based position in the file. */
  index: number;
}

/**
 * The valid fields of every app.
 *
 * @param input The parsed file, valid or not.
 * @param errors The schema errors of the file.
 * @returns One entry per entry of the file, in its order. Empty if the file is not a list.
 */
export function partialApps(input: unknown, errors: readonly Diagnostic[]): PartialApp[] {
  if (!Array.isArray(input)) return [];
  const invalid = new Set(errors.map(({ path }) => path.slice(0, 2).join('.')));
  return input.map((app, index) => {
    const valid = APP_FIELDS.filter(
      (field) => !invalid.has(`${index}.${field}`) && !invalid.has(String(index)),
    );
    return { index, ...Object.fromEntries(valid.map((field) => [field, valueAt(app, [field])])) };
  });
}

/** The texts of some kinds in all apps, with their paths. By default those that people write. */
export function* textsOf(
  apps: readonly PartialApp[],
  kinds?: readonly FieldKind[],
): ReturnType<typeof textsIn> {
  for (const app of apps) yield* textsIn(APP, app, [app.index], kinds);
}
