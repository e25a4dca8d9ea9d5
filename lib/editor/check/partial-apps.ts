import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { valueAt } from '@/lib/catalogue/json-path';
import { APP_FIELDS, type App } from '@/lib/catalogue/schema';

/** What can be relied on of an app: the fields that no diagnostic is about. */
export interface PartialApp {
  /** Its place in the file, from 0. */
  index: number;
  fields: Partial<App>;
}

/** The sound part of every app of a file, so that a broken field does not keep the others from being looked at. */
export function partialApps(input: unknown, diagnostics: readonly Diagnostic[]): PartialApp[] {
  if (!Array.isArray(input)) return [];
  const broken = new Set(diagnostics.map(({ path }) => path.slice(0, 2).join('.')));
  return input.map((app, index) => {
    const sound = APP_FIELDS.filter(
      (field) => !broken.has(`${index}.${field}`) && !broken.has(String(index)),
    );
    return { index, fields: Object.fromEntries(sound.map((field) => [field, valueAt(app, [field])])) };
  });
}
