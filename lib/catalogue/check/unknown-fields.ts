import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { valueAt } from '@/lib/catalogue/json-path';
import { APP_FIELDS, NESTED_FIELDS } from '@/lib/catalogue/schema';

/** An unknown field. */
interface UnknownField {
  path: Diagnostic['path'];
  /** The fields that its object can have. */
  known: readonly string[];
}

/** Warns about unknown fields: once for each name, at its first occurrence. */
export function checkUnknownFields(input: unknown): Diagnostic[] {
  if (!Array.isArray(input)) return [];
  const fields = input.flatMap((app, index) => [
    ...unknownIn(app, [index], APP_FIELDS),
    ...Object.entries(NESTED_FIELDS).flatMap(([field, known]) => {
      const path = [index, field];
      const value = valueAt(app, [field]);
      if (!Array.isArray(value)) return unknownIn(value, path, known);
      return value.flatMap((entry, position) => unknownIn(entry, [...path, position], known));
    }),
  ]);
  const byName = new Map<string, UnknownField & { uses: number }>();
  for (const field of fields) {
    const name = field.path.filter((key) => typeof key === 'string').join('.');
    const entry = byName.get(name) ?? { ...field, uses: 0 };
    entry.uses += 1;
    byName.set(name, entry);
  }
  return [...byName.values()].map(({ path, known, uses }) => {
    const times = uses > 1 ? `; it occurs ${uses} times` : '';
    const message = `is an unknown field, which the site does not use${times}`;
    return diagnose('unknown-field', path, message, `Remove it, or rename it to one of ${known.join(', ')}.`);
  });
}

function unknownIn(value: unknown, path: Diagnostic['path'], known: readonly string[]): UnknownField[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => ({ path: [...path, field], known }));
}
